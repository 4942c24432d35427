import type { EquipmentName } from './equipment.ts';
import type { Difficulty } from './levels.ts';

/** The genres of the catalogue. */
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

/** What a workout trains, worded for a title and for a sentence. */
export interface Focus {
  readonly title: string;
  readonly text: string;
  /** Overrides the genre's own moves, kits or kinds. */
  readonly moves?: readonly string[];
  readonly kit?: readonly EquipmentName[];
  readonly kind?: string;
}

/** The structure of a workout: its name in a title, and alternative sentences that describe it. */
export interface Form {
  readonly title: string;
  readonly plan: readonly string[];
}

/**
 * The vocabulary of one genre's workouts. Sentences have placeholders: {focus}, {trainer} (the first name),
 * {a}, {b} and {c} (three different moves), {minutes}, {rounds}, {reps}, {work} and {rest} (seconds).
 */
export interface StyleWords {
  readonly genre: Genre;
  /** Substyles, as shown in the metadata. */
  readonly kinds: readonly string[];
  /** Set if not every difficulty makes sense. */
  readonly levels?: readonly Difficulty[];
  readonly paces: readonly string[];
  readonly bestFor: readonly string[];
  /** Equipment choices; an empty list means none. Repeat a kit to make it more likely. */
  readonly kits: readonly (readonly EquipmentName[])[];
  /** Typical lengths in whole minutes; a film runs some seconds over or under. */
  readonly minutes: readonly number[];
  /** Plural, lower case, for use inside a sentence. */
  readonly moves: readonly string[];
  readonly focuses: readonly Focus[];
  readonly forms: readonly Form[];
  /** Title patterns with {focus} and {form}. */
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly cues: readonly string[];
  readonly endings: readonly string[];
}
