import { distinctItems } from './distinct-items.ts';
import type { MediaItem } from './media-item.ts';

/**
 * CAT-04: the row of the daily series with the next workouts of followed programs: today's workout first, then the next
 * workouts, then the previous days; without duplicates.
 */
export function todayRow(daily: readonly MediaItem[], next: readonly MediaItem[]): readonly MediaItem[] {
  return distinctItems([...daily.slice(0, 1), ...next, ...daily.slice(1)]);
}
