import { daysBetween, type CalendarDate } from '../time/calendar-date.ts';
import { firstUpcoming } from './choose-plan.ts';
import type { Coaching } from './coaching.ts';
import { nextWorkoutDay, type NextWorkoutDay } from './next-workout-day.ts';
import { weekCount } from './plan-weeks.ts';
import { planCounts, type PlanCounts, type WorkoutPlan } from './workout-plan.ts';

/** The card of home for a member with coaching. */
export type CoachingCard =
  | {
      readonly kind: 'next-workout';
      readonly plan: WorkoutPlan;
      readonly next: NextWorkoutDay;
      readonly counts: PlanCounts;
    }
  | {
      readonly kind: 'starts-soon';
      readonly weeks: number;
      /** 0: today, 1: tomorrow. */
      readonly inDays: number;
    }
  | { readonly kind: 'ready-for-next' }
  | { readonly kind: StepToPlan };

/** Where a member without plans stands. */
export type StepToPlan = 'matched' | 'matched-intake-missing' | 'intake-received' | 'first-step';

/**
 * Specification 2, section 4, "Home coaching card": the first row that holds decides. A plan that is active, but has no workout
 * left, counts as none; of several the first with one counts (COA-01).
 */
export function coachingCard({ plans, coach, isIntakeDone }: Coaching, today: CalendarDate): CoachingCard {
  for (const plan of plans) {
    const next = nextWorkoutDay(plan, today);
    if (next) return { kind: 'next-workout', plan, next, counts: planCounts(plan) };
  }
  const upcoming = firstUpcoming(plans, today);
  if (upcoming)
    return {
      kind: 'starts-soon',
      weeks: weekCount(upcoming),
      inDays: daysBetween(today, upcoming.startsOn),
    };
  if (plans.length > 0) return { kind: 'ready-for-next' };
  return { kind: stepToPlan({ coach, isIntakeDone }) };
}

/** Whether the card starts the workout of the member's day, which then goes before anything else (CAT-01). */
export const isForToday = (card: CoachingCard, today: CalendarDate): boolean =>
  card.kind === 'next-workout' && card.next.date <= today;

/** The last four rows of the table. */
export function stepToPlan({ coach, isIntakeDone }: Pick<Coaching, 'coach' | 'isIntakeDone'>): StepToPlan {
  if (coach && isIntakeDone) return 'matched';
  if (coach) return 'matched-intake-missing';
  if (isIntakeDone) return 'intake-received';
  return 'first-step';
}
