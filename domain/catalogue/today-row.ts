import { distinctItems } from './distinct-items.ts';
import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';

/**
 * CAT-04: the row of the daily series with the next workouts of followed programs in it: today's workout first, then those,
 * then the days before; no item twice.
 */
export function withNextUp(daily: readonly MediaItem[], next: readonly MediaItem[]): readonly MediaItem[] {
  return distinctItems([...daily.slice(0, 1), ...next, ...daily.slice(1)]);
}

/** CAT-07: a program's workouts from the one to continue; all of them where it is not among them. */
export function fromContinuing(items: readonly MediaItem[], id: MediaId): readonly MediaItem[] {
  return items.slice(
    Math.max(
      0,
      items.findIndex((item) => item.id === id),
    ),
  );
}
