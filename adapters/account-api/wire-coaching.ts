import * as z from 'zod/mini';
import type { Reporter } from '#application/ports/reporter.ts';
import { COACHING } from '#domain/coaching/coaching-access.ts';
import type { Coach, Coaching } from '#domain/coaching/coaching.ts';
import { booleanLike, lenient, readEach, stringLike, tolerantList } from '../http/wire.ts';
import type { AccountApi } from './account-api.ts';
import { planSchema, readPlan } from './wire-workout-plan.ts';

const coach = z.object({
  full_name: lenient(z.string()),
  avatar_url: lenient(z.string()),
  phone_number: lenient(stringLike),
  email: lenient(z.string()),
  bio: lenient(z.string()),
});

/** What the me answer says about coaching (Specification 2, section 3, "User"). */
export const coachingFields = {
  flags: tolerantList(z.string()),
  eligibleForCoaching: lenient(booleanLike),
  intakeSurveyCompleted: lenient(booleanLike),
  coach: lenient(coach),
  workoutPlans: lenient(z.array(z.unknown())),
};

/** @param entitlements of the member */
export function readCoaching(
  wire: z.output<z.ZodMiniObject<typeof coachingFields>>,
  entitlements: readonly string[],
  { imageAddress }: Pick<AccountApi, 'imageAddress'>,
  reporter: Reporter,
): Coaching {
  return {
    hasAccess: [...entitlements, ...wire.flags].includes(COACHING),
    isEligible: wire.eligibleForCoaching ?? false,
    isIntakeDone: wire.intakeSurveyCompleted ?? false,
    coach: wire.coach ? readCoach(wire.coach, imageAddress) : null,
    plans: readEach(planSchema, wire.workoutPlans ?? [], 'A workout plan', reporter).map((plan) =>
      readPlan(plan, imageAddress),
    ),
  };
}

const readCoach = (wire: z.output<typeof coach>, imageAddress: AccountApi['imageAddress']): Coach => ({
  name: wire.full_name?.trim() || null,
  picture: imageAddress(wire.avatar_url),
  phone: wire.phone_number || null,
  email: wire.email || null,
  bio: wire.bio || null,
});
