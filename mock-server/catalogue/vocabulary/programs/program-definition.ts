import type { Difficulty } from '../levels.ts';
import type { Genre } from '../style-words.ts';

/** One session of a program's week, optionally with a genre other than the program's. */
export type Session = string | readonly [title: string, genre: Genre];

/** A program: a plan of workouts in a fixed order. */
export interface ProgramDefinition {
  /** Also its view name (MED-02). */
  readonly slug: string;
  readonly title: string;
  readonly genre: Genre;
  readonly trainer: string;
  readonly difficulty: Difficulty;
  /** The sessions of a week, in order; repeated every week. */
  readonly sessions: readonly Session[];
  readonly weeks: number;
  readonly description: string;
  /** The required entitlements beyond the platform's default, in the format of requiredEntitlements. */
  readonly entitlements?: string;
  readonly label?: string;
  /** A track by its jwableType alone, without a content type, as older programs are stored. */
  readonly track?: true;
}
