import type { Catalogue } from '../../catalogue/catalogue.ts';
import { daysAfter } from '../../catalogue/schedule/days.ts';
import type { Account } from '../account.ts';
import { noCoaching, type Coaching } from '../coaching.ts';
import { COACHING } from '../coaching-access.ts';
import { newestFirst } from '../completions.ts';
import { COACHED_ROLES, type CoachedRole } from './coached-roles.ts';
import { emailOf, settled, subscribedSince, type Persona } from './persona.ts';
import { planCompletions, samplePlan, type PlanBrief } from './sample-plans.ts';

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
  ...COACHED_ROLES.map(coachedPersona),
];
