import type { CalendarDate } from '../time/calendar-date.ts';
import { weekOf } from './day-moments.ts';
import { minutesOf } from '../catalogue/duration.ts';
import type { HistoryRange } from './history-range.ts';
import type { TrainingYear } from './training-year.ts';

/** The week in which a member has moved the longest. */
export interface BestWeek extends HistoryRange {
  readonly minutes: number;
}

/** PRG-07: the week with the most minutes, of two alike the later one; null if there is none with a minute. */
export function bestWeek({ workouts, since }: TrainingYear): BestWeek | null {
  const weeks = new Map<CalendarDate, BestWeek>();
  for (const workout of workouts.filter(({ completedOn }) => completedOn >= since)) {
    const week = weekOf(workout.completedOn);
    const before = weeks.get(week.from)?.minutes ?? 0;
    weeks.set(week.from, { ...week, minutes: before + minutesOf([workout]) });
  }
  const [best] = [...weeks.values()].sort(
    (one, other) => other.minutes - one.minutes || (other.from > one.from ? 1 : -1),
  );
  return best && best.minutes > 0 ? best : null;
}
