import type { ValueOf } from '../../value-of-schema.ts';
import { z } from '../../zod.ts';
import { listByKey, listOf, readContent, text } from './read-content.ts';
import { genreSchema } from './styles.ts';

/** A fictional trainer. */
const trainerSchema = z
  .strictObject({
    /** The part of external_id after `trainer-`. */
    id: text,
    name: text,
    teaches: listOf(genreSchema),
    bio: text,
  })
  .readonly();

export type TrainerWords = ValueOf<typeof trainerSchema>;

/** All trainers: each genre is taught by one of them. */
export const trainersSchema = listByKey(trainerSchema, 'id').superRefine((trainers, context) => {
  const taught = new Set(trainers.flatMap(({ teaches }) => teaches));
  for (const genre of genreSchema.options) {
    if (!taught.has(genre)) context.addIssue(`Nobody teaches ${genre}.`);
  }
});

export const TRAINERS = readContent('trainers.yaml', trainersSchema);

/** The id of a trainer, as other content names it. */
export const trainerIdSchema = z.string().refine((id) => TRAINERS.some((trainer) => trainer.id === id), {
  error: ({ input }) => `There is no trainer "${String(input)}" in trainers.yaml.`,
});
