import { CONFIG_IDS } from '../catalogue/configs/configs.ts';
import type { JsonSchema } from '../http/endpoint.ts';
import { flag, listOf, number, objectOf, orNull, text } from '../http/wire-schemas.ts';

const accountFields = {
  id: text,
  email: text,
  regDate: text,
  subscription: objectOf({
    activeSubscriber: flag,
    entitlements: listOf(text),
    price: orNull(number),
    startsAt: orNull(text),
    periodicity: orNull({ enum: ['month', 'year'] }),
    type: orNull(text),
    trialEndsAt: orNull(text),
  }),
  favorites: listOf(text),
  watchHistory: listOf(objectOf({ mediaid: text, progress: number })),
  programProgress: { type: 'object', additionalProperties: text },
  flags: listOf(text),
  neverSubscribed: flag,
  justRegistered: flag,
};

/** Missing in accounts that were stored before members had them. */
const laterFields = {
  completions: listOf(objectOf({ mediaid: text, completedAt: text, duration: number, calories: number })),
  coaching: objectOf({
    mayBeOffered: flag,
    intakeSurveyCompleted: flag,
    coach: orNull(text),
    plans: listOf(
      objectOf({
        id: text,
        startsAt: text,
        schedule: listOf(orNull(text)),
        nutritionPlan: orNull(text),
      }),
    ),
  }),
};

const account: JsonSchema = {
  ...objectOf(accountFields),
  properties: { ...accountFields, ...laterFields },
};

const fault: JsonSchema = {
  type: 'object',
  required: ['row'],
  properties: { row: text, status: number, delayMs: number, drop: flag, dropResponse: flag, times: number },
};

/** Fifty years, in milliseconds. */
const MOST_OFFSET = 1.6e12;

/** The stored form of a world: `WorldState`. */
const required = objectOf({
  person: text,
  clockOffset: { ...number, minimum: -MOST_OFFSET, maximum: MOST_OFFSET },
  accounts: listOf(account),
  faults: listOf(fault),
});

export const worldStateSchema: JsonSchema = {
  ...required,
  properties: { ...(required['properties'] as JsonSchema), config: { enum: CONFIG_IDS } },
};
