import type { ValueOf } from '../../value-of-schema.ts';
import { z } from '../../zod.ts';
import { listByKey, readContent, text } from './read-content.ts';
import { trainerIdSchema } from './trainers.ts';

/** A trainer who coaches members in person. What a coach does not share is null. */
export const coachSchema = z
  .strictObject({
    trainer: trainerIdSchema,
    hasPicture: z.boolean(),
    phone: text.nullable(),
    email: text.nullable(),
    /** Markdown. */
    bio: text.nullable(),
  })
  .readonly();

export type CoachWords = ValueOf<typeof coachSchema>;

export const COACHES = readContent('coaches.yaml', listByKey(coachSchema, 'trainer'));

/** The coach with a trainer's id. */
export const coachNamed = (trainer: string | null): CoachWords | undefined =>
  COACHES.find((coach) => coach.trainer === trainer);
