import { z } from '../../zod.ts';
import { ok, type Handler } from '../../http/endpoint.ts';
import { accountSchema, subscriptionSchema } from '../../worlds/account.ts';
import { isEligibleForCoaching } from '../../worlds/coaching-access.ts';
import { platformIdSchema } from '../../catalogue/items/platform-id.ts';
import { coachSchema, serializeCoach } from './serialize-coach.ts';
import { planSchema, serializeWorkoutPlan } from './serialize-workout-plan.ts';

/** Specification 1, section 3, "User", with the additions of Specification 2, section 3. */
export const memberSchema = accountSchema
  .pick({
    id: true,
    email: true,
    regDate: true,
    watchHistory: true,
    programProgress: true,
    flags: true,
    neverSubscribed: true,
    justRegistered: true,
  })
  .extend({
    subscriptionStatus: subscriptionSchema,
    favorites: z.array(z.object({ mediaid: platformIdSchema })),
    eligibleForCoaching: z.boolean(),
    intakeSurveyCompleted: z.boolean(),
    coach: coachSchema.nullable(),
    workoutPlans: z.array(planSchema),
  });

/** A visitor is null: a refusal would stand in the console of every page. */
export const meSchema = memberSchema.nullable();

export const me: Handler<typeof meSchema> = ({ platform, world }) => {
  const { account } = world;
  if (!account) return ok(null);
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
