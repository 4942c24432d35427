import * as z from 'zod/mini';
import { requiredEntitlements } from '#domain/access/entitlement.ts';
import { parsePurchaseOffer, type PurchaseOffer } from '#domain/access/purchase-offer.ts';
import { contentTypeOf } from '#domain/catalogue/content-type.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import {
  seriesIdOf,
  type MediaItem,
  type MediaSource,
  type MediaTrack,
} from '#domain/catalogue/media-item.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { programWeek } from '#domain/catalogue/program-workouts.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { catchUpHours } from '#domain/live/catch-up-hours.ts';
import type { Channel } from '#domain/live/channel.ts';
import { isPathSegment } from '#domain/navigation/path-segment.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { sourceType } from '#domain/playback/source-type.ts';
import {
  numberLike,
  booleanLike,
  commaList,
  idText,
  lenient,
  moment,
  nonEmptyString,
  stringLike,
  tolerantList,
  webUrl,
} from '../http/wire.ts';

const sizedImage = z.object({ src: z.string(), width: numberLike });
const source = z.pipe(
  z.object({
    file: nonEmptyString,
    type: lenient(z.string()),
    drm: lenient(z.record(z.string(), z.unknown())),
  }),
  z.transform(({ file, type, drm }): MediaSource => ({
    file,
    type: type || sourceType(file),
    protection: drm ?? null,
  })),
);
const track = z.object({
  file: z.string(),
  kind: z.enum(['captions', 'thumbnails', 'chapters']),
  label: lenient(z.string()),
});

/** An offer of the configured billing provider: unlike an entry of productIds, it names no provider. */
const mediaOffer = z.pipe(
  z.object({ offerId: nonEmptyString, premier: lenient(booleanLike) }),
  z.transform(({ offerId, premier }): PurchaseOffer => ({
    provider: null,
    offerId,
    premier: premier ?? false,
  })),
);

/** An address of another host with the same scheme, or one of the same host: '//host/a.json', '/a.json', './a.json'. */
const RELATIVE = /^\.{0,2}\/(?!\/\/)\S+$/;

/** A media item in the platform's format: fields that the app requires are strict, all others lenient. */
const schema = z.object({
  mediaid: idText,
  title: z.string(),
  description: lenient(z.string()),
  duration: lenient(numberLike),
  pubdate: lenient(numberLike),
  image: lenient(z.string()),
  images: tolerantList(sizedImage),
  genre: lenient(stringLike),
  rating: lenient(stringLike),
  sources: tolerantList(source),
  tracks: tolerantList(track),
  contentType: lenient(z.string()),
  jwableType: lenient(z.string()),
  slug: lenient(idText),
  coreTrack: lenient(z.string()),
  external_id: lenient(z.string()),
  tags: lenient(z.string()),
  seriesId: lenient(idText),
  seriesPlaylistId: lenient(idText),
  seasonNumber: lenient(numberLike),
  episodeNumber: lenient(numberLike),
  trailerId: lenient(idText),
  liveChannelsId: lenient(idText),
  catchupHours: lenient(stringLike),
  scheduleUrl: lenient(z.union([webUrl, z.string().check(z.refine((sent) => RELATIVE.test(sent)))])),
  scheduleToken: lenient(z.string()),
  scheduleDemo: lenient(booleanLike),
  channelLogoImage: lenient(z.string()),
  backgroundImage: lenient(z.string()),
  playlists: lenient(z.string()),
  requiredEntitlements: lenient(z.string()),
  free: lenient(booleanLike),
  requiresSubscription: lenient(booleanLike),
  productIds: lenient(z.string()),
  mediaOffers: tolerantList(mediaOffer),
  featuredLabel: lenient(z.string()),
  trainerName: lenient(z.string()),
  difficulty: lenient(stringLike),
  equipment: lenient(z.string()),
  programSlug: lenient(idText),
  week: lenient(numberLike),
});

export const wireMediaItem = z.pipe(
  schema,
  z.transform((wire): MediaItem => ({
    id: mediaId(wire.mediaid),
    title: wire.title,
    description: wire.description ?? '',
    contentType: contentTypeOf(wire.contentType, wire.jwableType),
    channel: channelOf(wire),
    duration: seconds(wire.duration ?? 0),
    publishedAt: wire.pubdate === undefined ? null : moment(wire.pubdate * 1000),
    slug: wire.slug ? slug(wire.slug) : null,
    genre: wire.genre || null,
    rating: wire.rating || null,
    requiredEntitlements: requiredEntitlements(wire.requiredEntitlements),
    free: wire.free ?? false,
    requiresSubscription: wire.requiresSubscription ?? true,
    offers: [
      ...commaList(wire.productIds).flatMap((entry) => parsePurchaseOffer(entry) ?? []),
      ...wire.mediaOffers,
    ],
    featuredLabel: wire.featuredLabel || null,
    coreTrack: wire.coreTrack || null,
    externalId: wire.external_id || null,
    trainerName: wire.trainerName || null,
    difficulty: wire.difficulty || null,
    equipment: commaList(wire.equipment),
    program: wire.programSlug ? slug(wire.programSlug) : null,
    week: wire.week === undefined ? null : programWeek(wire.week),
    seriesId: seriesIdOf(wire.seriesId, commaList(wire.tags)),
    seriesPlaylist: wire.seriesPlaylistId ? playlistId(wire.seriesPlaylistId) : null,
    seasonNumber: wire.seasonNumber ?? null,
    episodeNumber: wire.episodeNumber ?? null,
    trailerId: wire.trailerId ? mediaId(wire.trailerId) : null,
    liveChannels: wire.liveChannelsId ? playlistId(wire.liveChannelsId) : null,
    hubShelves: commaList(wire.playlists).filter(isPathSegment).map(playlistId),
    image: wire.image || null,
    images: wire.images,
    sources: wire.sources,
    tracks: wire.tracks.map(({ file, kind, label }): MediaTrack => ({ file, kind, label: label ?? null })),
  })),
);

function channelOf(wire: z.output<typeof schema>): Channel | null {
  if (contentTypeOf(wire.contentType, wire.jwableType) !== 'livechannel') return null;
  return {
    catchUp: catchUpHours(wire.catchupHours ?? null),
    logo: wire.channelLogoImage || null,
    background: wire.backgroundImage || null,
    schedule: wire.scheduleUrl
      ? { address: wire.scheduleUrl, token: wire.scheduleToken || null, isDemo: wire.scheduleDemo ?? false }
      : null,
  };
}
