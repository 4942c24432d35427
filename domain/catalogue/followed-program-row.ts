import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';

/** CAT-07: a program's workouts from the one to continue; all of them where it is not among them. */
export function followedProgramRow(items: readonly MediaItem[], id: MediaId): readonly MediaItem[] {
  return items.slice(
    Math.max(
      0,
      items.findIndex((item) => item.id === id),
    ),
  );
}
