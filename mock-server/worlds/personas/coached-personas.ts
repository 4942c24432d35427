import type { Catalogue } from '../../catalogue/catalogue.ts';
import { daysAfter } from '../../catalogue/schedule/days.ts';
import type { Account } from '../account.ts';
import { noCoaching, type Coaching } from '../coaching.ts';
import { COACHING } from '../coaching-access.ts';
import { newestFirst } from '../completions.ts';
import { emailOf, settled, subscribedSince, type Persona } from './persona.ts';
import { planCompletions, samplePlan, type PlanBrief } from './sample-plans.ts';

const STRENGTH_COACH = 'marcus_bell';
const BALANCE_COACH = 'kenji_mori';
/** Shares nothing but a name. */
const PLAIN_COACH = 'hannah_sorensen';

interface CoachedRole {
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

const ROLES: readonly CoachedRole[] = [
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

const DAYS_REGISTERED = 200;
const DAYS_COACHED = 90;

const coachedPersona = ({ id, name, about, coaching, plans = [] }: CoachedRole): Persona => ({
  id,
  name,
  about,
  email: emailOf(id),
  begin: (catalogue, now) => {
    const account = settled(id, now, DAYS_REGISTERED);
    const subscription = subscribedSince(daysAfter(now, -DAYS_COACHED), ['workout', COACHING]);
    const briefs = plans.map((plan, index) => ({ ...plan, name: `${id} ${index + 1}` }));
    return {
      ...account,
      ...planRecords(catalogue, now, briefs, { ...noCoaching, ...coaching }),
      subscription: { ...subscription, price: 79.98 },
    };
  },
});

/** The plans, what was done of them, and the watch history that results from it. */
function planRecords(
  catalogue: Catalogue,
  now: Date,
  briefs: readonly PlanBrief[],
  coaching: Coaching,
): Pick<Account, 'coaching' | 'completions' | 'watchHistory'> {
  const plans = briefs.map((brief) => ({ brief, plan: samplePlan(catalogue, now, brief) }));
  const completions = newestFirst(
    plans.flatMap(({ brief, plan }) => planCompletions(catalogue, plan, brief)),
  );
  const watched = [...new Set(completions.map(({ mediaid }) => mediaid))];
  return {
    coaching: { ...coaching, plans: plans.map(({ plan }) => plan) },
    completions,
    watchHistory: watched.map((mediaid) => ({ mediaid, progress: 1 })),
  };
}

/** The members with coaching, from the first step to the last, and one who may be offered it. */
export const COACHED_PERSONAS: readonly Persona[] = [
  {
    id: 'eligible-for-coaching',
    name: 'Member who may be offered coaching',
    about: "Holds 'workout'; eligible for coaching, and without it",
    email: emailOf('eligible-for-coaching'),
    begin: (_catalogue, now) => ({
      ...settled('eligible-for-coaching', now, 60),
      subscription: subscribedSince(daysAfter(now, -60), ['workout']),
      coaching: { ...noCoaching, mayBeOffered: true },
    }),
  },
  ...ROLES.map(coachedPersona),
];
