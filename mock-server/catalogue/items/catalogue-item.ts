import { z } from '../../zod.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import { platformIdSchema } from './platform-id.ts';
import { slugSchema } from './slug.ts';

const text = z.string();

/** A picture of a known width, as listed by the platform. */
const imageSchema = z.object({ src: z.url(), width: z.int().positive(), type: z.literal('image/webp') });

const sourceSchema = z.object({
  file: z.url(),
  type: text,
  label: text,
  drm: z
    .record(text, z.object({ url: text }))
    .meta({ description: 'The licence address for each DRM system' })
    .exactOptional(),
});

const trackSchema = z.object({
  file: z.url(),
  kind: z.enum(['captions', 'thumbnails', 'chapters']),
  label: text.exactOptional(),
  language: text.exactOptional(),
});

/** A field that customers may leave out. */
const optional = (description: string) => text.meta({ description }).exactOptional();

/** A media item as the CDN sends it (Specification 1, section 3, "Media item"). Custom fields are strings, as customers enter them. */
export const itemSchema = z.object({
  mediaid: platformIdSchema,
  title: text,
  description: text,
  link: text,
  image: text.meta({ description: 'Empty if there is no picture' }),
  images: z.array(imageSchema),
  feedid: text.meta({ description: 'The item’s home playlist' }),
  duration: z
    .number()
    .min(0)
    .meta({ description: 'Seconds; 0 is live, or an item that does not play itself' }),
  pubdate: z.int().meta({ description: 'Seconds since 1970' }),
  tags: text.meta({ description: 'A comma-separated list' }),
  sources: z.array(sourceSchema),
  tracks: z.array(trackSchema),
  contentType: optional('workout, program, trainer, series, episode, livechannel, page, hub or trailer'),
  mediaOffers: z
    .array(z.object({ offerId: text.min(1), premier: z.boolean() }))
    .meta({
      description: 'Offers of the customer’s billing provider, in addition to those of productIds',
    })
    .exactOptional(),
  slug: slugSchema.meta({ description: 'The public address' }).exactOptional(),
  genre: text.exactOptional(),
  rating: text.exactOptional(),
  difficulty: text.exactOptional(),
  equipment: optional('Names, separated by commas'),
  jwableType: optional('Track: a program'),
  coreTrack: optional('db365: of the 365 series'),
  seriesId: platformIdSchema.exactOptional(),
  seriesPlaylistId: platformIdSchema
    .meta({ description: 'Of a series or a program: the playlist of its episodes or workouts' })
    .exactOptional(),
  seasonNumber: text.exactOptional(),
  episodeNumber: text.exactOptional(),
  trailerId: platformIdSchema.meta({ description: 'The media id of a trailer' }).exactOptional(),
  requiredEntitlements: optional('A comma-separated list; workout unless given'),
  productIds: optional(
    'A comma-separated list of {billing provider}:{offer}; a leading ! marks a premier offer',
  ),
  requiresSubscription: text.exactOptional(),
  free: text.exactOptional(),
  external_id: optional('Of a trainer: the trainer id follows after 8 characters'),
  programName: text.exactOptional(),
  programSlug: slugSchema.exactOptional(),
  programImageUrl: text.exactOptional(),
  week: optional('Of a workout of a program: the week of its schedule, counted from 1'),
  trainerName: text.exactOptional(),
  trainerImageUrl: text.exactOptional(),
  recommended: text.exactOptional(),
  featuredLabel: text.exactOptional(),
  liveChannelsId: optional('Of a live channel: the playlist of its live page'),
  catchupHours: optional('Of a live channel: a number of hours; 8 unless given (LIV-02)'),
  scheduleUrl: optional('Of a live channel: the address of its schedule (LIV-07)'),
  scheduleToken: optional('Of a live channel: sent to its schedule as API-KEY'),
  scheduleDemo: optional('Of a live channel: true repeats its schedule for ever (LIV-07)'),
  channelLogoImage: optional('Of a live channel: the address of its logo'),
  backgroundImage: optional('Of a live channel: the address of its background'),
  playlists: optional('Of a hub: the playlist ids of its shelves, a comma-separated list'),
});

export type SentItem = ValueOf<typeof itemSchema>;
export type ItemImage = SentItem['images'][number];
export type ItemSource = SentItem['sources'][number];
export type ItemTrack = SentItem['tracks'][number];

/** An item of the catalogue: what is sent of it, without sources and tracks, which are added per request. */
export interface CatalogueItem extends Omit<SentItem, 'sources' | 'tracks'> {
  /** The video is encrypted, and plays only under a DRM policy. */
  readonly protected?: true;
  /** A live channel that does not broadcast. */
  readonly offAir?: true;
  /** The video has no chapters, or broken ones. */
  readonly chapters?: 'none' | 'broken';
  /** The video plays without a token: it belongs to a property without signing. */
  readonly unsigned?: true;
}
