import type { Subscription } from '../../worlds/account.ts';
import { COACHING } from '../../worlds/coaching-access.ts';

/** A payment plan for the base subscription. Prices are dollars per period. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly periodicity: 'month' | 'year';
  readonly price: number;
  readonly note: string;
}

/** A part of the catalogue unlocked by an entitlement. */
export interface Tier {
  readonly entitlement: string;
  readonly name: string;
  /** Dollars a month. */
  readonly price: number;
  readonly opens: string;
}

export const PLANS: readonly Plan[] = [
  { id: 'monthly', name: 'Monthly', periodicity: 'month', price: 19.99, note: 'Cancel whenever you like' },
  {
    id: 'yearly',
    name: 'Yearly',
    periodicity: 'year',
    price: 129.99,
    note: 'Twelve months for less than seven',
  },
];

const BASE_ENTITLEMENT = 'workout';

/** A coach of one's own; has a page of its own, too. */
export const COACHING_TIER: Tier = {
  entitlement: COACHING,
  name: 'Coaching',
  price: 59.99,
  opens: 'A coach of your own, a plan week by week, and a plan for what you eat',
};

export const TIERS: readonly Tier[] = [
  {
    entitlement: BASE_ENTITLEMENT,
    name: 'All workouts',
    price: 19.99,
    opens: 'Every program and workout of the library, and a new one each day',
  },
  {
    entitlement: 'barre',
    name: 'Barre',
    price: 7.99,
    opens: 'The barre studio: programs at the bar, from first position to full length',
  },
  COACHING_TIER,
];

export const missingTiers = ({ entitlements }: Subscription): readonly Tier[] =>
  TIERS.filter(({ entitlement }) => !entitlements.includes(entitlement));

/** The subscription after buying a plan: adds the base entitlement, and removes none. */
export const subscribedTo = (held: Subscription, plan: Plan, now: Date): Subscription => ({
  ...held,
  activeSubscriber: true,
  entitlements: [...new Set([...held.entitlements, BASE_ENTITLEMENT])],
  price: plan.price,
  startsAt: now.toISOString(),
  periodicity: plan.periodicity,
  type: plan.id,
  trialEndsAt: null,
});

/** The subscription after adding a tier; a tier's price is monthly. */
export function upgradedBy(held: Subscription, { entitlement, price }: Tier): Subscription {
  const added = price * (held.periodicity === 'year' ? 12 : 1);
  return {
    ...held,
    entitlements: [...new Set([...held.entitlements, entitlement])],
    price: Math.round(((held.price ?? 0) + added) * 100) / 100,
  };
}

export const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
