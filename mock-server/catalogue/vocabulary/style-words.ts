import type { EquipmentName } from './equipment.ts';
import type { Difficulty } from './levels.ts';

/** The genres of the catalogue: the kinds of training that a workout can be. */
export type Genre =
  | 'Strength'
  | 'HIIT'
  | 'Cardio'
  | 'Yoga'
  | 'Pilates'
  | 'Barre'
  | 'Core'
  | 'Mobility'
  | 'Boxing'
  | 'Dance'
  | 'Cycling'
  | 'Running'
  | 'Recovery';

/** What a workout trains: as a title says it, and as a sentence does. */
export interface Focus {
  readonly title: string;
  readonly text: string;
  /** Where the genre's own moves, kits or finer names would not fit. */
  readonly moves?: readonly string[];
  readonly kit?: readonly EquipmentName[];
  readonly kind?: string;
}

/** How a workout is built: its name in a title, and the sentences that tell it, of which one is taken. */
export interface Form {
  readonly title: string;
  readonly plan: readonly string[];
}

/**
 * The words that one genre's workouts are written with. Sentences have places: {focus}, {trainer} (the first name), {a}, {b}
 * and {c} (three different moves), {minutes}, {rounds}, {reps}, {work} and {rest} (seconds).
 */
export interface StyleWords {
  readonly genre: Genre;
  /** The finer names of the style that the metadata tell. */
  readonly kinds: readonly string[];
  /** Where not every difficulty makes sense. */
  readonly levels?: readonly Difficulty[];
  readonly paces: readonly string[];
  readonly bestFor: readonly string[];
  /** What is needed; an empty list is nothing at all. The more often a kit stands here, the more often it is drawn. */
  readonly kits: readonly (readonly EquipmentName[])[];
  /** Usual lengths in whole minutes; a film runs some seconds over or under. */
  readonly minutes: readonly number[];
  /** Plural, lower case, to stand inside a sentence. */
  readonly moves: readonly string[];
  readonly focuses: readonly Focus[];
  readonly forms: readonly Form[];
  /** Titles from {focus} and {form}. */
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly cues: readonly string[];
  readonly endings: readonly string[];
}
