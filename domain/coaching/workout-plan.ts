import type { Branded } from '../branded.ts';
import type { Slug } from '../catalogue/slug.ts';
import type { Seconds } from '../playback/seconds.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';

export type PlanId = Branded<string, 'PlanId'>;

/** Names a workout within a plan. */
export type WorkoutCode = Branded<string, 'WorkoutCode'>;

/** COA-05: what the platform says about a day; 'other' covers everything but the two that it names. */
export type DayStatus = 'completed' | 'skipped' | 'other';

export interface PlanDay {
  readonly date: CalendarDate;
  /** Null on a rest day. */
  readonly workout: WorkoutCode | null;
  readonly status: DayStatus;
}

/** A workout as plans describe it. */
export interface PlannedWorkout {
  readonly slug: Slug;
  readonly title: string;
  /** An http(s) address; null if there is no image. */
  readonly image: string | null;
  readonly duration: Seconds;
  readonly style: string | null;
  readonly difficulty: string | null;
}

export interface NextWorkout extends PlannedWorkout {
  readonly date: CalendarDate;
}

export interface NutritionPlan {
  readonly name: string | null;
  /** Relative to the account site (COA-06). */
  readonly path: string;
}

/** A member's workout plan (Specification 2, section 3, "WorkoutPlan"). */
export interface WorkoutPlan {
  readonly id: PlanId;
  /** Whether the platform follows it at present. */
  readonly isActive: boolean;
  readonly startsOn: CalendarDate;
  /** At least one. */
  readonly days: readonly PlanDay[];
  readonly nextWorkout: NextWorkout | null;
  readonly nutrition: NutritionPlan | null;
}

/** A plan with the workouts of its schedule. */
export interface WorkoutPlanDetails extends WorkoutPlan {
  readonly workouts: ReadonlyMap<WorkoutCode, PlannedWorkout>;
}

/** The workouts of a plan without its details: that of the day of the next workout. */
export function knownWorkouts({ days, nextWorkout }: WorkoutPlan): WorkoutPlanDetails['workouts'] {
  const code = days.find(({ date }) => date === nextWorkout?.date)?.workout;
  return new Map(code && nextWorkout ? [[code, nextWorkout]] : []);
}

export const lastDayOf = ({ startsOn, days }: Pick<WorkoutPlan, 'startsOn' | 'days'>): CalendarDate =>
  addDays(startsOn, days.length - 1);

/** COA-03: where a plan stands on the member's day. On its first day a plan that is not active has not started. */
export function planTiming(plan: WorkoutPlan, today: CalendarDate): 'upcoming' | 'current' | 'past' {
  if (plan.startsOn > today || (plan.startsOn === today && !plan.isActive)) return 'upcoming';
  return lastDayOf(plan) < today ? 'past' : 'current';
}

/** COA-05: the status of a day as the member sees it: today is not over, even if it is where the platform is. */
export const statusOn = ({ date, status }: PlanDay, today: CalendarDate): DayStatus =>
  date === today && status === 'skipped' ? 'other' : status;

export interface PlanCounts {
  readonly completed: number;
  /** The days that are no rest days. */
  readonly scheduled: number;
}

export function planCounts({ days }: Pick<WorkoutPlan, 'days'>): PlanCounts {
  const scheduled = days.filter(({ workout }) => workout !== null);
  return {
    completed: scheduled.filter(({ status }) => status === 'completed').length,
    scheduled: scheduled.length,
  };
}
