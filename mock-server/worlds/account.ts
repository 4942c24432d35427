import * as z from 'zod/mini';

const watchEntry = z.object({ mediaid: z.string(), progress: z.number() });

const subscription = z.object({
  activeSubscriber: z.boolean(),
  entitlements: z.array(z.string()),
  /** In dollars per period; null without a subscription. */
  price: z.nullable(z.number()),
  startsAt: z.nullable(z.string()),
  periodicity: z.nullable(z.enum(['month', 'year'])),
  type: z.nullable(z.string()),
  trialEndsAt: z.nullable(z.string()),
});

/** A member as the account server keeps it; every change makes a new one. Dates are ISO 8601. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  regDate: z.string(),
  subscription,
  favorites: z.array(z.string()),
  watchHistory: z.array(watchEntry),
  programProgress: z.record(z.string(), z.string()),
  flags: z.array(z.string()),
  neverSubscribed: z.boolean(),
  justRegistered: z.boolean(),
});

export type Subscription = Readonly<z.output<typeof subscription>>;
export type WatchEntry = Readonly<z.output<typeof watchEntry>>;
export type Account = Readonly<z.output<typeof accountSchema>>;

export const noSubscription: Subscription = {
  activeSubscriber: false,
  entitlements: [],
  price: null,
  startsAt: null,
  periodicity: null,
  type: null,
  trialEndsAt: null,
};

/** Somebody who has just registered: no subscription, nothing watched. */
export const newAccount = (id: string, email: string, now: Date): Account => ({
  id,
  email,
  regDate: now.toISOString(),
  subscription: noSubscription,
  favorites: [],
  watchHistory: [],
  programProgress: {},
  flags: [],
  neverSubscribed: true,
  justRegistered: true,
});

const MOST_WATCH_ENTRIES = 48;

/** HIS-01: the entry moves to the front; past 48 the oldest falls off. */
export function withWatched(account: Account, entry: WatchEntry): Account {
  const others = account.watchHistory.filter(({ mediaid }) => mediaid !== entry.mediaid);
  return { ...account, watchHistory: [entry, ...others].slice(0, MOST_WATCH_ENTRIES) };
}
