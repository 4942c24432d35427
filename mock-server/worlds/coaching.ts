import { z } from '../zod.ts';
import type { ValueOf } from '../value-of-schema.ts';
import { workoutPlanSchema } from './workout-plans.ts';

/** What a member has of coaching. */
export const coachingSchema = z.object({
  mayBeOffered: z.boolean().meta({ description: 'Whether coaching may be offered to a member who lacks it' }),
  intakeSurveyCompleted: z.boolean(),
  coach: z
    .string()
    .nullable()
    .meta({ description: 'The trainer id of the coach; null before the member is matched with one' }),
  plans: z.array(workoutPlanSchema).meta({ description: 'In the order of their first days' }),
});

export type Coaching = ValueOf<typeof coachingSchema>;

export const noCoaching = {
  mayBeOffered: false,
  intakeSurveyCompleted: false,
  coach: null,
  plans: [],
} satisfies Coaching;
