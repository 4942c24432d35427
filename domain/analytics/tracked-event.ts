import type { MediaId } from '../catalogue/media-id.ts';
import { isSeriesLike, type MediaItem } from '../catalogue/media-item.ts';
import type { PlaylistId } from '../catalogue/playlist-id.ts';
import type { Slug } from '../catalogue/slug.ts';
import { isFromBeginning, type BroadcastPart } from '../live/broadcast-part.ts';
import type { Program } from '../live/program.ts';
import type { Seconds } from '../playback/seconds.ts';
import type { PlaybackEventName } from './tracked-playback.ts';

/** Which item an event is about, and from which playlist it was opened. */
export interface ItemProperties {
  readonly mediaId: MediaId;
  readonly title: string;
  /** The program that the item is, or belongs to. */
  readonly program: Slug | null;
  /** The playlist that the item was opened from. */
  readonly playlist: PlaylistId | null;
}

/** What is played of a live channel. */
export interface BroadcastProperties {
  readonly channel: MediaId;
  readonly channelTitle: string;
  /** The program of the channel's schedule that is shown; null in a gap, and while it is unknown. */
  readonly programId: string | null;
  readonly programTitle: string | null;
  /** The live stream, the recording of a program that has ended, or a running program from its beginning until the viewer goes live. */
  readonly broadcast: 'live' | 'catch-up' | 'beginning';
}

/** The events for analytics (Specification 1, section 4, "Player events tracked"; SRC-04), listed in docs/analytics.md. */
export type TrackedEvent =
  | { readonly name: 'Viewed Workout' | 'Viewed Program'; readonly properties: ItemProperties }
  | { readonly name: 'Added Favorite' | 'Removed Favorite'; readonly properties: ItemProperties }
  | {
      readonly name: PlaybackEventName;
      /** The playback position, in seconds; of a live channel also what is played of it. */
      readonly properties: ItemProperties & { readonly position: Seconds } & Partial<BroadcastProperties>;
    }
  | { readonly name: 'Played Trailer'; readonly properties: ItemProperties & { readonly trailerId: MediaId } }
  | {
      readonly name: 'Searched';
      readonly properties: { readonly query: string; readonly results: number };
    };

type TrackableItem = Pick<MediaItem, 'id' | 'title' | 'contentType' | 'slug' | 'program'>;

/** @param playlist the playlist that the item was opened from */
export const itemProperties = (item: TrackableItem, playlist: PlaylistId | null): ItemProperties => ({
  mediaId: item.id,
  title: item.title,
  program: item.contentType === 'program' ? item.slug : item.program,
  playlist,
});

/** The event that an item's detail page sends when it shows; null if the item is no workout and not made of workouts. */
export function viewedEvent(item: TrackableItem, playlist: PlaylistId | null): TrackedEvent | null {
  const properties = itemProperties(item, playlist);
  if (isSeriesLike(item)) return { name: 'Viewed Program', properties };
  switch (item.contentType) {
    case 'workout':
    case 'episode':
    case 'video':
      return { name: 'Viewed Workout', properties };
    default:
      return null;
  }
}

/** What an event of a live channel says of its broadcast. */
export const broadcastProperties = (
  channel: Pick<MediaItem, 'id' | 'title'>,
  part: BroadcastPart | null,
  program: Pick<Program, 'id' | 'title'> | null,
): BroadcastProperties => ({
  channel: channel.id,
  channelTitle: channel.title,
  programId: program?.id ?? null,
  programTitle: program?.title ?? null,
  broadcast: part === null ? 'live' : isFromBeginning(part) ? 'beginning' : 'catch-up',
});

/**
 * The event for something that happened during playback, with its position.
 *
 * @param broadcast null for what is no channel
 */
export const playbackEvent = (
  item: TrackableItem,
  { name, position }: { readonly name: PlaybackEventName; readonly position: Seconds },
  playlist: PlaylistId | null,
  broadcast: BroadcastProperties | null,
): TrackedEvent => ({ name, properties: { ...itemProperties(item, playlist), position, ...broadcast } });

/** The event for the start of an item's trailer. */
export const playedTrailerEvent = (
  item: TrackableItem,
  trailerId: MediaId,
  playlist: PlaylistId | null,
): TrackedEvent => ({
  name: 'Played Trailer',
  properties: { ...itemProperties(item, playlist), trailerId },
});

/** The event for adding or removing a favorite (FAV-01). */
export const favoriteEvent = (
  item: TrackableItem,
  outcome: 'added' | 'removed',
  playlist: PlaylistId | null,
): TrackedEvent => ({
  name: outcome === 'added' ? 'Added Favorite' : 'Removed Favorite',
  properties: itemProperties(item, playlist),
});
