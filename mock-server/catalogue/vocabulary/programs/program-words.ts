import type { Difficulty } from '../levels.ts';
import type { Genre } from '../style-words.ts';

/** One session of a program's week; of another genre than the program's where it says so. */
export type Session = string | readonly [title: string, genre: Genre];

/** A program: a plan of workouts in a fixed order. */
export interface ProgramWords {
  /** Also its view name (MED-02). */
  readonly slug: string;
  readonly title: string;
  readonly genre: Genre;
  readonly trainer: string;
  readonly difficulty: Difficulty;
  /** The sessions of a week, in order; with more than one week each comes once a week. */
  readonly sessions: readonly Session[];
  readonly weeks: number;
  readonly description: string;
  /** What a viewer must hold beyond the platform's default, as requiredEntitlements is written. */
  readonly entitlements?: string;
  readonly label?: string;
  /** A track by its jwableType alone, as older programs are kept: without a content type. */
  readonly track?: true;
}
