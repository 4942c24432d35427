import { z } from '../zod.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { platformIdSchema } from '../catalogue/items/platform-id.ts';
import { slugSchema } from '../catalogue/items/slug.ts';
import type { ValueOf } from '../value-of-schema.ts';
import { coachingSchema, noCoaching } from './coaching.ts';
import { completionSchema, type Completion } from './completions.ts';

const text = z.string();

export const subscriptionSchema = z.object({
  activeSubscriber: z.boolean(),
  entitlements: z.array(text),
  price: z.number().nullable().meta({ description: 'In dollars per period; null without a subscription' }),
  startsAt: text.nullable(),
  periodicity: z.enum(['month', 'year']).nullable(),
  type: text.nullable(),
  trialEndsAt: text.nullable(),
});

const MOST_WATCH_ENTRIES = 48;

const watchEntrySchema = z.object({
  mediaid: platformIdSchema,
  progress: z.number().min(0).max(1).meta({ description: 'The fraction watched' }),
});

/** A member on the account server. Dates are ISO 8601. */
export const accountSchema = z.object({
  id: text.min(1),
  email: text,
  regDate: text,
  subscription: subscriptionSchema,
  favorites: z.array(text).meta({ description: 'Media ids, newest first' }),
  watchHistory: z.array(watchEntrySchema).max(MOST_WATCH_ENTRIES).meta({ description: 'Newest first' }),
  completions: z
    .array(completionSchema)
    .meta({ description: 'The workouts and audio sessions that the member finished, newest first' }),
  programProgress: z
    .record(slugSchema, platformIdSchema)
    .meta({ description: 'The id of the workout to continue, by view name of each followed program' }),
  flags: z.array(text),
  coaching: coachingSchema,
  neverSubscribed: z.boolean(),
  justRegistered: z.boolean(),
});

export type Subscription = ValueOf<typeof subscriptionSchema>;
export type WatchEntry = ValueOf<typeof watchEntrySchema>;
export type Account = ValueOf<typeof accountSchema>;

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
export const storedAccountSchema = accountSchema.extend({
  completions: accountSchema.shape.completions.default([]),
  coaching: coachingSchema.default(noCoaching),
});

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
