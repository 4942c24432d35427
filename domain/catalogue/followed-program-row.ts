import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';
import { SHELF_ITEMS } from './playlist.ts';

/** CAT-07: a program's workouts, starting at the one to continue; all of them if it is not in the list. */
export function followedProgramRow(items: readonly MediaItem[], id: MediaId): readonly MediaItem[] {
  return items.slice(Math.max(0, placeOf(items, id)));
}

/** Whether the first workouts of a program contain the one to continue and as many from there on as a shelf requests. */
export function isFollowedRowFull(items: readonly MediaItem[], id: MediaId): boolean {
  const place = placeOf(items, id);
  return place >= 0 && items.length - place >= SHELF_ITEMS;
}

const placeOf = (items: readonly MediaItem[], id: MediaId): number =>
  items.findIndex((item) => item.id === id);
