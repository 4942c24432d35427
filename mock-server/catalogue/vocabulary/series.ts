import type { ValueOf } from '../../value-of-schema.ts';
import { z } from '../../zod.ts';
import { listByKey, listOf, readContent, text, textWith } from './read-content.ts';
import { genreSchema } from './styles.ts';
import { trainerIdSchema } from './trainers.ts';

/** A series in seasons, or as a flat list of episodes (MED-14). */
export const seriesSchema = z
  .strictObject({
    slug: text,
    title: text,
    genre: genreSchema,
    trainer: trainerIdSchema,
    rating: text,
    description: text,
    /** The episode titles by season; a flat series has a single, unnumbered season. */
    seasons: listOf(listOf(text)),
    flat: z.literal(true).optional(),
    /** The series has no playlist, and its item names none (MED-14). */
    withoutPlaylist: z.literal(true).optional(),
    /** The episodes name no series: only the series calls of the CDN know it. */
    isUnnamed: z.literal(true).optional(),
    /** Episode descriptions; {title} is the episode's title, {n} its number. */
    about: listOf(textWith(['title', 'n'])),
  })
  .refine(({ flat, seasons }) => !flat || seasons.length === 1, {
    path: ['seasons'],
    error: 'A flat series has one season.',
  })
  .readonly();

export type SeriesDefinition = ValueOf<typeof seriesSchema>;

export const SERIES = readContent('series.yaml', listByKey(seriesSchema, 'slug'));
