import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import {
  knownWorkouts,
  lastDayOf,
  type NextWorkout,
  type PlanDay,
  type WorkoutCode,
  type WorkoutPlan,
} from './workout-plan.ts';

/** A day with a workout that only the details of its plan describe. */
export interface CodedDay extends PlanDay {
  readonly workout: WorkoutCode;
}

/** What a member does next. */
export type NextWorkoutDay = NextWorkout | CodedDay;

/**
 * Whether the platform follows a plan on the member's day, from which its own may differ by one: the last day of the plan may be
 * over here and not there, or there and not here; it then calls the member's today skipped.
 */
export function isFollowed(plan: WorkoutPlan, today: CalendarDate): boolean {
  const last = lastDayOf(plan);
  if (plan.isActive) return addDays(last, 1) !== today;
  return last === today && dayOn(plan, today)?.status === 'skipped';
}

/**
 * COA-01: the day of the workout that comes next; null in a plan that is not followed or has none left. It is the one that
 * the platform names, unless its day is not the member's: then the workout of the member's today goes before it.
 */
export function nextWorkoutDay(plan: WorkoutPlan, today: CalendarDate): NextWorkoutDay | null {
  if (!isFollowed(plan, today)) return null;
  const { nextWorkout: named } = plan;
  const day = dayOn(plan, today);
  const isElsewhere = day?.status === 'skipped' || (named !== null && named.date < today);
  if (!isElsewhere || !day || !hasWorkout(day) || day.status === 'completed') return named;
  const known = knownWorkouts(plan).get(day.workout);
  return known ? { ...known, date: today } : day;
}

const dayOn = ({ days }: WorkoutPlan, date: CalendarDate): PlanDay | undefined =>
  days.find((day) => day.date === date);

const hasWorkout = (day: PlanDay): day is CodedDay => day.workout !== null;
