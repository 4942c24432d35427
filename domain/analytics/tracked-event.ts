import type { MediaId } from '../catalogue/media-id.ts';
import { isSeriesLike, type MediaItem } from '../catalogue/media-item.ts';
import type { PlaylistId } from '../catalogue/playlist-id.ts';
import type { Slug } from '../catalogue/slug.ts';
import type { Seconds } from '../playback/seconds.ts';
import type { PlaybackEventName } from './playback-event.ts';

/** Which item an event is about, and from which playlist it was opened. */
export interface ItemProperties {
  readonly mediaId: MediaId;
  readonly title: string;
  /** The program that the item is, or belongs to. */
  readonly program: Slug | null;
  /** The playlist that the item was opened from. */
  readonly playlist: PlaylistId | null;
}

/** The events for analytics (Specification 1, section 4, "Player events tracked"; SRC-04), listed in docs/analytics.md. */
export type TrackedEvent =
  | { readonly name: 'Viewed Workout' | 'Viewed Program'; readonly properties: ItemProperties }
  | { readonly name: 'Added Favorite' | 'Removed Favorite'; readonly properties: ItemProperties }
  | {
      readonly name: PlaybackEventName;
      /** The playback position, in seconds. */
      readonly properties: ItemProperties & { readonly position: Seconds };
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

/** The event for something that happened during playback, with its position. */
export const playbackEvent = (
  item: TrackableItem,
  { name, position }: { readonly name: PlaybackEventName; readonly position: Seconds },
  playlist: PlaylistId | null,
): TrackedEvent => ({ name, properties: { ...itemProperties(item, playlist), position } });

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
