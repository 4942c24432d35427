import type { Catalogue } from '../catalogue/catalogue.ts';
import { newAccount, noSubscription, type Account, type Subscription } from './account.ts';
import { sampleFavorites, sampleHistory, samplePrograms } from './personas/sample-records.ts';
import { trainingYear } from './personas/training-year.ts';

/** A role that a user of the mock platform can take. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Null for a visitor. */
  readonly email: string | null;
  /** Creates the account in its initial state; null for a visitor. */
  readonly begin: ((catalogue: Catalogue, now: Date) => Account) | null;
}

const MS_A_DAY = 86_400_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * MS_A_DAY);

/** A member who registered `days` ago and is no longer new. */
const settled = (id: string, now: Date, days: number): Account => ({
  ...newAccount(id, `${id}@example.com`, daysBefore(now, days)),
  neverSubscribed: false,
  justRegistered: false,
});

const subscribedSince = (since: Date, entitlements: string[]): Subscription => ({
  activeSubscriber: true,
  entitlements,
  price: 19.99,
  startsAt: since.toISOString(),
  periodicity: 'month',
  type: 'monthly',
  trialEndsAt: null,
});

export const VISITOR: Persona = {
  id: 'visitor',
  name: 'Visitor',
  about: 'Not signed in',
  email: null,
  begin: null,
};

/** The available personas, from no access to everything a subscription includes. */
export const PERSONAS: readonly Persona[] = [
  VISITOR,
  {
    id: 'lapsed',
    name: 'Member without subscription',
    about: 'Signed in; the subscription has ended, and no entitlement is held',
    email: 'lapsed@example.com',
    begin: (_catalogue, now) => ({ ...settled('lapsed', now, 300), subscription: noSubscription }),
  },
  {
    id: 'barre',
    name: 'Member of the barre tier alone',
    about: "Holds 'barre', but not 'workout'",
    email: 'barre@example.com',
    begin: (_catalogue, now) => ({
      ...settled('barre', now, 120),
      subscription: { ...subscribedSince(daysBefore(now, 120), ['barre']), price: 7.99 },
    }),
  },
  {
    id: 'subscribed',
    name: 'Subscribed member with history',
    about: "Holds 'workout'; workouts begun and finished, favorites, two programs under way",
    email: 'subscribed@example.com',
    begin: (catalogue, now) => ({
      ...settled('subscribed', now, 400),
      subscription: subscribedSince(daysBefore(now, 395), ['workout']),
      watchHistory: sampleHistory(catalogue),
      completions: trainingYear(catalogue, now),
      favorites: sampleFavorites(catalogue),
      programProgress: samplePrograms(catalogue),
    }),
  },
  {
    id: 'new',
    name: 'New subscriber',
    about: "Holds 'workout'; has watched and marked nothing yet",
    email: 'new@example.com',
    begin: (_catalogue, now) => ({
      ...settled('new', now, 0),
      subscription: subscribedSince(now, ['workout']),
    }),
  },
];

export const personaNamed = (id: string): Persona | undefined => PERSONAS.find((person) => person.id === id);
