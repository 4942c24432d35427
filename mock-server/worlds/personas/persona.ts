import type { Catalogue } from '../../catalogue/catalogue.ts';
import { daysAfter } from '../../catalogue/schedule/days.ts';
import { newAccount, type Account, type Subscription } from '../account.ts';

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

/** The e-mail address of a persona. */
export const emailOf = (id: string): string => `${id}@example.com`;

/** A member who registered `days` ago and is no longer new. */
export const settled = (id: string, now: Date, days: number): Account => ({
  ...newAccount(id, emailOf(id), daysAfter(now, -days)),
  neverSubscribed: false,
  justRegistered: false,
});

export const subscribedSince = (since: Date, entitlements: readonly string[]): Subscription => ({
  activeSubscriber: true,
  entitlements,
  price: 19.99,
  startsAt: since.toISOString(),
  periodicity: 'month',
  type: 'monthly',
  trialEndsAt: null,
});
