import { addDays, calendarDate, type CalendarDate } from '#domain/time/calendar-date.ts';
import type {
  DayStatus,
  NextWorkout,
  PlanId,
  WorkoutCode,
  WorkoutPlan,
} from '#domain/coaching/workout-plan.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { seconds } from '#domain/playback/seconds.ts';

export const day = (written: string): CalendarDate => {
  const date = calendarDate(written);
  if (!date) throw new Error(`${written} is no day`);
  return date;
};

interface PlanParts extends Partial<Omit<WorkoutPlan, 'days' | 'startsOn'>> {
  readonly startsOn?: string;
  readonly length?: number;
  /** A letter a day: c completed, s skipped, w a workout of another status, - a rest day; repeated as often as needed. */
  readonly pattern?: string;
}

const STATUSES: Readonly<Record<string, DayStatus>> = { c: 'completed', s: 'skipped' };

/** A plan of four weeks without rest days that is not active, with the given changes. */
export function aPlan({
  startsOn = '2026-06-01',
  length = 28,
  pattern = 'w',
  ...changes
}: PlanParts = {}): WorkoutPlan {
  const first = day(startsOn);
  return {
    id: 'plan-1' as PlanId,
    isActive: false,
    startsOn: first,
    days: Array.from({ length }, (_day, index) => {
      const letter = pattern[index % pattern.length] ?? 'w';
      return {
        date: addDays(first, index),
        workout: letter === '-' ? null : (`W${index + 1}` as WorkoutCode),
        status: STATUSES[letter] ?? 'other',
      };
    }),
    nextWorkout: null,
    nutrition: null,
    ...changes,
  };
}

export const aNextWorkout = (changes: Partial<NextWorkout> = {}): NextWorkout => ({
  slug: slug('slow-flow'),
  title: 'Slow Flow',
  image: null,
  duration: seconds(1500),
  style: 'Yoga',
  difficulty: 'Beginner',
  date: day('2026-06-10'),
  ...changes,
});
