import type { ContentRow } from '../configuration/app-config.ts';
import { utcDate, type CalendarDate } from '../time/calendar-date.ts';
import { isDailyWorkout, type MediaItem } from './media-item.ts';

/**
 * CAT-05: whether an item is today's workout of the daily series.
 *
 * @param today of the platform, which counts in UTC
 */
export const isTodaysWorkout = (
  item: Pick<MediaItem, 'coreTrack' | 'publishedAt'>,
  today: CalendarDate,
): boolean => isDailyWorkout(item) && item.publishedAt !== null && utcDate(item.publishedAt) === today;

const MOST_ROWS = 2;

/** CAT-23: the rows of the 365 home: the first two that are neither favorites nor continue_watching. */
export const dailyHomeRows = (content: readonly ContentRow[]): readonly ContentRow[] =>
  content.filter(({ type }) => type !== 'favorites' && type !== 'continue_watching').slice(0, MOST_ROWS);
