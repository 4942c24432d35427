import { distinctItems } from './distinct-items.ts';
import type { MediaItem } from './media-item.ts';

/**
 * CAT-04: the row of the daily series with the next workouts of followed programs in it: today's workout first, then those,
 * then the days before; no item twice.
 */
export function todayRow(daily: readonly MediaItem[], next: readonly MediaItem[]): readonly MediaItem[] {
  return distinctItems([...daily.slice(0, 1), ...next, ...daily.slice(1)]);
}
