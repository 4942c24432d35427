import type { Catalogue } from '../catalogue/catalogue.ts';
import { noCoaching, type Coaching } from './coaching.ts';
import type { Completion } from './completions.ts';

export interface Subscription {
  readonly activeSubscriber: boolean;
  readonly entitlements: readonly string[];
  /** In dollars per period; null without a subscription. */
  readonly price: number | null;
  readonly startsAt: string | null;
  readonly periodicity: 'month' | 'year' | null;
  readonly type: string | null;
  readonly trialEndsAt: string | null;
}

export interface WatchEntry {
  readonly mediaid: string;
  /** The fraction watched, from 0 to 1. */
  readonly progress: number;
}

/** A member on the account server; immutable. Dates are ISO 8601. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly regDate: string;
  readonly subscription: Subscription;
  /** Media ids, newest first. */
  readonly favorites: readonly string[];
  /** Newest first. */
  readonly watchHistory: readonly WatchEntry[];
  /** The workouts and audio sessions that the member finished, newest first. */
  readonly completions: readonly Completion[];
  /** The id of the workout to continue, by view name of each followed program. */
  readonly programProgress: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
  readonly coaching: Coaching;
  readonly neverSubscribed: boolean;
  readonly justRegistered: boolean;
}

export const noSubscription: Subscription = {
  activeSubscriber: false,
  entitlements: [],
  price: null,
  startsAt: null,
  periodicity: null,
  type: null,
  trialEndsAt: null,
};

/** A newly registered member: no subscription, nothing watched. */
export const newAccount = (id: string, email: string, now: Date): Account => ({
  id,
  email,
  regDate: now.toISOString(),
  subscription: noSubscription,
  favorites: [],
  watchHistory: [],
  completions: [],
  programProgress: {},
  flags: [],
  coaching: noCoaching,
  neverSubscribed: true,
  justRegistered: true,
});

/** An account as stored, perhaps before members had all of these fields. */
export type StoredAccount = Omit<Account, LaterField> & Partial<Pick<Account, LaterField>>;
type LaterField = 'completions' | 'coaching';

export const withLaterFields = (stored: StoredAccount): Account => ({
  completions: [],
  coaching: noCoaching,
  ...stored,
});

const MOST_WATCH_ENTRIES = 48;

/** HIS-01: moves the entry to the front; beyond 48 entries the oldest is dropped. */
export function withWatched(account: Account, entry: WatchEntry): Account {
  const others = account.watchHistory.filter(({ mediaid }) => mediaid !== entry.mediaid);
  return { ...account, watchHistory: [entry, ...others].slice(0, MOST_WATCH_ENTRIES) };
}

/** HIS-02: an entry above it is finished. */
const FINISHED_ABOVE = 0.95;

/** Whether this entry finishes the item: it does not if the item already was finished. */
export const finishes = ({ watchHistory }: Account, { mediaid, progress }: WatchEntry): boolean =>
  progress > FINISHED_ABOVE &&
  !watchHistory.some((entry) => entry.mediaid === mediaid && entry.progress > FINISHED_ABOVE);

/** MED-09: a program whose workout to continue is finished goes on with the one after it; the last one stays. */
export function withProgramProgress(
  account: Account,
  { mediaid, progress }: WatchEntry,
  { program }: Pick<Catalogue, 'program'>,
): Account {
  if (progress <= FINISHED_ABOVE) return account;
  const after = (viewName: string): string => {
    const workouts = program(viewName)?.workouts ?? [];
    const place = workouts.findIndex(({ item }) => item.mediaid === mediaid);
    return workouts[place + 1]?.item.mediaid ?? mediaid;
  };
  const moved = Object.entries(account.programProgress).map(([viewName, next]) => [
    viewName,
    next === mediaid ? after(viewName) : next,
  ]);
  return { ...account, programProgress: Object.fromEntries(moved) as Record<string, string> };
}

export const withCompletion = (account: Account, completion: Completion): Account => ({
  ...account,
  completions: [completion, ...account.completions],
});

/** FAV-01: puts the item first among the favorites, even if it was already one. */
export const withFavorite = (account: Account, mediaid: string): Account => ({
  ...account,
  favorites: [mediaid, ...withoutFavorite(account, mediaid).favorites],
});

export const withoutFavorite = (account: Account, mediaid: string): Account => ({
  ...account,
  favorites: account.favorites.filter((other) => other !== mediaid),
});

export const withoutFavorites = (account: Account): Account => ({ ...account, favorites: [] });

export const withIntakeSurvey = (account: Account): Account => ({
  ...account,
  coaching: { ...account.coaching, intakeSurveyCompleted: true },
});
