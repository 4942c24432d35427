import { requiredEntitlements, type Entitlement } from '#domain/access/entitlement.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { seconds } from '#domain/playback/seconds.ts';

/** A workout of 24 minutes that requires a subscription, with the given changes. */
export const aMediaItem = (changes: Partial<MediaItem> = {}): MediaItem => ({
  id: mediaId('Wrk00001'),
  title: 'Slow Barre',
  description: 'Small movements, long holds.',
  contentType: 'workout',
  duration: seconds(1440),
  publishedAt: null,
  slug: slug('slow-barre'),
  genre: null,
  rating: null,
  requiredEntitlements: requiredEntitlements(undefined),
  free: false,
  requiresSubscription: true,
  offers: [],
  featuredLabel: null,
  coreTrack: null,
  externalId: null,
  trainerName: null,
  difficulty: null,
  equipment: [],
  program: null,
  week: null,
  seriesId: null,
  seriesPlaylist: null,
  seasonNumber: null,
  episodeNumber: null,
  trailerId: null,
  liveChannels: null,
  channel: null,
  hubShelves: [],
  image: null,
  images: [],
  sources: [],
  tracks: [],
  ...changes,
});

export const entitlements = (...names: string[]): Entitlement[] => names as Entitlement[];
