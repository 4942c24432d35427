import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';

/** CAT-07: a program's workouts, starting at the one to continue; all of them if it is not in the list. */
export function followedProgramRow(items: readonly MediaItem[], id: MediaId): readonly MediaItem[] {
  return items.slice(
    Math.max(
      0,
      items.findIndex((item) => item.id === id),
    ),
  );
}
