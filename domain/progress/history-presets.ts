import { addDays, startOfMonth, startOfYear, type CalendarDate } from '../time/calendar-date.ts';
import { DEFAULT_DAYS, type HistoryRange } from './history-range.ts';

/** PRG-08: what one press shows of the history: so many last days, or this month or year so far. */
export const HISTORY_PRESETS = [7, 30, DEFAULT_DAYS, 'month', 'year'] as const;
export type HistoryPreset = (typeof HISTORY_PRESETS)[number];

/** PRG-08: each ends today; so many last days began that many days before, as the default does (PRG-04). */
export function presetRange(preset: HistoryPreset, today: CalendarDate): HistoryRange {
  switch (preset) {
    case 'month':
      return { from: startOfMonth(today), to: today };
    case 'year':
      return { from: startOfYear(today), to: today };
    default:
      return { from: addDays(today, -preset), to: today };
  }
}
