import type { CalendarDate } from '../time/calendar-date.ts';
import { isTodaysWorkout } from './daily-series.ts';
import { distinctItems } from './distinct-items.ts';
import type { MediaItem } from './media-item.ts';

/**
 * CAT-04: the row of the daily series with the next workouts of followed programs: today's workout first, wherever it is in
 * the series, else the series' first; then the next workouts, then the other days; without duplicates. Without next workouts
 * it is the series as it is.
 */
export function todayRow(
  daily: readonly MediaItem[],
  next: readonly MediaItem[],
  today: CalendarDate,
): readonly MediaItem[] {
  if (next.length === 0) return daily;
  const first = daily.find((item) => isTodaysWorkout(item, today)) ?? daily[0];
  return distinctItems([...(first ? [first] : []), ...next, ...daily]);
}
