import type { ContentRow } from '../configuration/app-config.ts';
import { isDailyWorkout, type MediaItem } from './media-item.ts';

const MS_A_DAY = 24 * 60 * 60 * 1000;
const utcDay = (moment: Date): number => Math.floor(moment.getTime() / MS_A_DAY);

/** CAT-05: whether an item is today's workout of the daily series, by UTC. */
export const isTodaysWorkout = (item: Pick<MediaItem, 'coreTrack' | 'publishedAt'>, now: Date): boolean =>
  isDailyWorkout(item) && item.publishedAt !== null && utcDay(item.publishedAt) === utcDay(now);

const MOST_ROWS = 2;

/** CAT-23: the rows of the 365 home: the first two that are neither favorites nor continue_watching. */
export const dailyHomeRows = (content: readonly ContentRow[]): readonly ContentRow[] =>
  content.filter(({ type }) => type !== 'favorites' && type !== 'continue_watching').slice(0, MOST_ROWS);
