import type { ValueOf } from '../../value-of-schema.ts';
import { z } from '../../zod.ts';
import { equipmentNameSchema } from './equipment.ts';
import { difficultySchema } from './levels.ts';
import { listByKey, listOf, readContent, text, textWith } from './read-content.ts';

/** The genres of the catalogue, in the order of the filter. */
const GENRES = [
  'Strength',
  'HIIT',
  'Cardio',
  'Yoga',
  'Pilates',
  'Barre',
  'Core',
  'Mobility',
  'Boxing',
  'Dance',
  'Cycling',
  'Running',
  'Recovery',
] as const;

export const genreSchema = z.enum(GENRES);

export type Genre = ValueOf<typeof genreSchema>;

const kitSchema = z.array(equipmentNameSchema).readonly();

const movesSchema = listOf(text, 3);

/** What a workout trains, worded for a title and for a sentence. */
const focusSchema = z
  .strictObject({
    title: text,
    text,
    /** Overrides the genre's own moves, kits or kinds. */
    moves: movesSchema.optional(),
    kit: kitSchema.optional(),
    kind: text.optional(),
  })
  .readonly();

export type Focus = ValueOf<typeof focusSchema>;

/**
 * The focus, the trainer's first name, three different moves, the length in minutes, the number of rounds and of repetitions, and
 * the seconds of work and rest.
 */
const sentence = textWith(['focus', 'trainer', 'a', 'b', 'c', 'minutes', 'rounds', 'reps', 'work', 'rest']);

/** The structure of a workout: its name in a title, and alternative sentences that describe it. */
const formSchema = z.strictObject({ title: text, plan: listOf(sentence) }).readonly();

export type Form = ValueOf<typeof formSchema>;

/** The vocabulary of one genre's workouts. */
export const styleSchema = z
  .strictObject({
    /** How much energy a session takes, as a multiple of the energy used at rest (MET). */
    metabolicEquivalent: z.number().positive(),
    /** Substyles, as shown in the metadata. */
    kinds: listOf(text),
    /** Set if not every difficulty makes sense. */
    levels: listOf(difficultySchema).optional(),
    paces: listOf(text),
    bestFor: listOf(text),
    /** Equipment choices; an empty list means none. Repeat a kit to make it more likely. */
    kits: listOf(kitSchema),
    /** Typical lengths in whole minutes; a film runs some seconds over or under. */
    minutes: listOf(z.int().positive()),
    /** Plural, lower case, for use inside a sentence. */
    moves: movesSchema,
    /** The parts of a class between its warm-up and its cool-down. */
    parts: listOf(text),
    focuses: listByKey(focusSchema, 'title'),
    forms: listByKey(formSchema, 'title'),
    titles: listOf(textWith(['focus', 'form'])),
    openings: listOf(sentence),
    cues: listOf(sentence, 2),
    endings: listOf(sentence),
  })
  .readonly();

export type StyleWords = ValueOf<typeof styleSchema> & { readonly genre: Genre };

/** The vocabulary of all genres, in the order of the filter. */
export const STYLES: readonly StyleWords[] = GENRES.map((genre) => ({
  genre,
  ...readContent(`styles/${genre.toLowerCase()}.yaml`, styleSchema),
}));

export function styleOf(genre: Genre): StyleWords {
  const style = STYLES.find((each) => each.genre === genre);
  if (!style) throw new Error(`The vocabulary has no words for ${genre}`);
  return style;
}
