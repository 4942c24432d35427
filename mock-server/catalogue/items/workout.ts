import type { CatalogueItem } from './catalogue-item.ts';
import type { Difficulty } from '../vocabulary/levels.ts';
import type { ProgramDefinition } from '../vocabulary/programs.ts';
import type { Genre } from '../vocabulary/styles.ts';
import type { TrainerWords } from '../vocabulary/trainers.ts';

/** What the platform knows about a workout besides its media item; the source of its metadata. */
export interface WorkoutFacts {
  readonly genre: Genre;
  readonly style: string;
  readonly pace: string;
  readonly bestFor: string;
  readonly difficulty: Difficulty;
  /** The keys of the pieces. */
  readonly equipment: readonly string[];
  readonly trainer: TrainerWords;
  readonly program: ProgramDefinition | null;
}

export interface Workout {
  readonly item: CatalogueItem;
  readonly facts: WorkoutFacts;
}
