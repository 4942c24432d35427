import type { ValueOf } from '../../value-of-schema.ts';
import { z } from '../../zod.ts';
import { difficultySchema } from './levels.ts';
import { listByKey, listOf, readContent, text } from './read-content.ts';
import { genreSchema } from './styles.ts';
import { trainerIdSchema } from './trainers.ts';

/** One session of a program's week, optionally with a genre other than the program's. */
const sessionSchema = z.union([text, z.strictObject({ title: text, genre: genreSchema }).readonly()], {
  error: 'A session is a title, or { title: …, genre: … } with a genre of the catalogue.',
});

/** A program: a plan of workouts in a fixed order. */
export const programSchema = z
  .strictObject({
    /** Also its view name (MED-02). */
    slug: text,
    title: text,
    genre: genreSchema,
    trainer: trainerIdSchema,
    difficulty: difficultySchema,
    /** The sessions of a week, in order; repeated every week. */
    sessions: listOf(sessionSchema),
    weeks: z.int().positive(),
    description: text,
    /** The required entitlements beyond the platform's default, in the format of requiredEntitlements. */
    entitlements: text.optional(),
    label: text.optional(),
    /** A track by its jwableType alone, without a content type, as older programs are stored. */
    track: z.literal(true).optional(),
  })
  .readonly();

export type ProgramDefinition = ValueOf<typeof programSchema>;

const programsIn = (file: string): readonly ProgramDefinition[] =>
  readContent(`programs/${file}.yaml`, listByKey(programSchema, 'slug'));

/** The eight programs of the sign-up call-out (CAT-03), in order. */
export const TRENDING_PROGRAMS = programsIn('trending');

/** All programs, starting with those of the sign-up call-out. */
export const PROGRAMS: readonly ProgramDefinition[] = [
  ...TRENDING_PROGRAMS,
  ...programsIn('strength'),
  ...programsIn('sweat'),
  ...programsIn('mind-and-body'),
];
