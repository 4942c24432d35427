import type { Coaching } from '../coaching.ts';
import type { PlanBrief } from './sample-plans.ts';

const STRENGTH_COACH = 'marcus_bell';
const BALANCE_COACH = 'kenji_mori';
/** Shares nothing but a name. */
const PLAIN_COACH = 'hannah_sorensen';

/** A member with coaching, and how far they are. */
export interface CoachedRole {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly coaching?: Partial<Omit<Coaching, 'plans'>>;
  /** In the order of their first days; the plan's own name is the persona's id and its number. */
  readonly plans?: readonly Omit<PlanBrief, 'name'>[];
}

const MATCHED = { intakeSurveyCompleted: true, coach: STRENGTH_COACH } as const;
const STRENGTH_PLAN = {
  theme: 'strength',
  nutritionPlan: 'steady-strength',
  skipped: [6, 9],
} as const;

/** From the first step to the last. */
export const COACHED_ROLES: readonly CoachedRole[] = [
  {
    id: 'coached-first-step',
    name: 'Coached member at the first step',
    about: "Holds 'workout' and 'coaching'; no intake form, no coach, no plan",
  },
  {
    id: 'coached-intake-done',
    name: 'Coached member who sent the intake form',
    about: 'Waits to be matched with a coach',
    coaching: { intakeSurveyCompleted: true },
  },
  {
    id: 'coached-matched-no-intake',
    name: 'Coached member matched before the intake form',
    about: 'Has a coach, but the intake form is missing',
    coaching: { coach: STRENGTH_COACH },
  },
  {
    id: 'coached-matched',
    name: 'Coached member matched with a coach',
    about: 'The intake form is in, and the coach prepares the plan',
    coaching: MATCHED,
  },
  {
    id: 'coached-starts-tomorrow',
    name: 'Coached member whose plan starts tomorrow',
    about: 'Four weeks of strength, from tomorrow on',
    coaching: MATCHED,
    plans: [{ theme: 'strength', today: 0 }],
  },
  {
    id: 'coached-starts-in-9-days',
    name: 'Coached member whose plan starts in 9 days',
    about: 'Eight weeks, from the first lifts to the intermediate program',
    coaching: MATCHED,
    plans: [{ theme: 'foundations', today: -8, nutritionPlan: 'light-on-your-feet' }],
  },
  {
    id: 'coached-first-day',
    name: 'Coached member on the first day of a plan',
    about: 'Four weeks of balance, from today on',
    coaching: { ...MATCHED, coach: BALANCE_COACH },
    plans: [{ theme: 'balance', today: 1, nutritionPlan: 'light-on-your-feet' }],
  },
  {
    id: 'coached-mid-plan',
    name: 'Coached member mid-plan',
    about: 'Day 12 of 28, with completed and skipped days, a coach and a nutrition plan',
    coaching: MATCHED,
    plans: [{ ...STRENGTH_PLAN, today: 12 }],
  },
  {
    id: 'coached-rest-week',
    name: 'Coached member in a week of rest',
    about: 'Day 10 of 28; the second week has only rest days',
    coaching: MATCHED,
    plans: [{ theme: 'restful', today: 10, nutritionPlan: 'steady-strength', skipped: [5] }],
  },
  {
    id: 'coached-ten-days',
    name: 'Coached member with a plan of ten days',
    about: 'Day 4 of 10: the plan does not fill whole weeks',
    coaching: { ...MATCHED, coach: BALANCE_COACH },
    plans: [{ theme: 'tenDays', today: 4, skipped: [2] }],
  },
  {
    id: 'coached-last-day',
    name: 'Coached member on the last day of a plan',
    about: 'Day 28 of 28; its workout is left',
    coaching: { ...MATCHED, coach: BALANCE_COACH },
    plans: [{ theme: 'balance', today: 28, nutritionPlan: 'light-on-your-feet', skipped: [4, 13, 20] }],
  },
  {
    id: 'coached-past-plan',
    name: 'Coached member whose plan has ended',
    about: 'The only plan ended a week ago',
    coaching: MATCHED,
    plans: [{ ...STRENGTH_PLAN, today: 35 }],
  },
  {
    id: 'coached-two-plans',
    name: 'Coached member with several plans',
    about: 'A plan under way, one that has ended and one that is still to come',
    coaching: { ...MATCHED, coach: BALANCE_COACH },
    plans: [
      { ...STRENGTH_PLAN, today: 38 },
      { theme: 'balance', today: 6, nutritionPlan: 'light-on-your-feet', skipped: [3] },
      { theme: 'foundations', today: -22 },
    ],
  },
  {
    id: 'coached-plain-coach',
    name: 'Coached member of a plain coach',
    about: 'Day 16 of 28; the coach shares nothing but a name, and there is no nutrition plan',
    coaching: { ...MATCHED, coach: PLAIN_COACH },
    plans: [{ theme: 'strength', today: 16, skipped: [9] }],
  },
];
