import type { ValueOf } from '../../value-of-schema.ts';
import { z } from '../../zod.ts';
import { listOf, readContent, text } from './read-content.ts';

export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced', 'All levels'] as const;

export const difficultySchema = z.enum(DIFFICULTIES);

export type Difficulty = ValueOf<typeof difficultySchema>;

/** Sentences about who a workout is for, per difficulty. */
export const LEVEL_WORDS = readContent('levels.yaml', z.record(difficultySchema, listOf(text)).readonly());
