import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { flag, listOf, number, objectOf, orNull, text } from '../../http/wire-schemas.ts';
import { isEligibleForCoaching } from '../../worlds/coaching-access.ts';
import { coachSchema, serializeCoach } from './serialize-coach.ts';
import { serializeWorkoutPlan, workoutPlanProperties } from './serialize-workout-plan.ts';

/** The signed-in member with all account data; 401 for a visitor. */
export const me: Handler = ({ platform, world }) => {
  const { account } = world;
  if (!account) return refusal(401, 'Nobody is signed in');
  const { favorites, subscription, watchHistory, programProgress, flags, coaching } = account;
  return ok({
    id: account.id,
    email: account.email,
    regDate: account.regDate,
    subscriptionStatus: subscription,
    favorites: favorites.map((mediaid) => ({ mediaid })),
    watchHistory,
    programProgress,
    flags,
    neverSubscribed: account.neverSubscribed,
    justRegistered: account.justRegistered,
    eligibleForCoaching: isEligibleForCoaching(account),
    intakeSurveyCompleted: coaching.intakeSurveyCompleted,
    coach: serializeCoach(platform.origin, coaching.coach),
    workoutPlans: coaching.plans.map((plan) =>
      serializeWorkoutPlan(platform.catalogue, account, plan, world.now()),
    ),
  });
};

/** Specification 1, section 3, "User", with the additions of Specification 2, section 3. */
export const meSchema = objectOf({
  id: text,
  email: text,
  regDate: text,
  subscriptionStatus: objectOf({
    activeSubscriber: flag,
    entitlements: listOf(text),
    price: orNull(number),
    startsAt: orNull(text),
    periodicity: orNull(text),
    type: orNull(text),
    trialEndsAt: orNull(text),
  }),
  favorites: listOf(objectOf({ mediaid: text })),
  watchHistory: {
    ...listOf(objectOf({ mediaid: text, progress: { ...number, minimum: 0, maximum: 1 } })),
    maxItems: 48,
  },
  programProgress: { type: 'object', additionalProperties: text },
  flags: listOf(text),
  neverSubscribed: flag,
  justRegistered: flag,
  eligibleForCoaching: flag,
  intakeSurveyCompleted: flag,
  coach: orNull(coachSchema),
  workoutPlans: listOf(objectOf(workoutPlanProperties)),
});
