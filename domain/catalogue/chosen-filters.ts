import { TRAINER_FILTER } from '../navigation/paths.ts';
import type { Filter } from './playlist.ts';
import { trainerId, type TrainerId } from './trainer-id.ts';

/** The selected values of the browse page's dropdowns, by their keys (CAT-20). */
export type ChosenFilters = ReadonlyMap<string, string>;

/**
 * The values that an address selects, limited to filters that have a dropdown. A trainer is selected even without one: cards
 * link to a trainer's workouts whatever the dropdowns are (CAT-11).
 */
export const chosenFilters = (
  filters: readonly Filter[],
  parameter: (key: string) => string | null,
): ChosenFilters =>
  new Map(
    [...new Set([...filters.map(({ key }) => key), TRAINER_FILTER])].flatMap((key) => {
      const value = parameter(key);
      return value ? [[key, value] as const] : [];
    }),
  );

/**
 * CAT-21: the trainer whose bio the browse page shows. The filter's value has a two-character prefix, as in t:{trainerId}.
 */
export function chosenTrainer(chosen: ChosenFilters): TrainerId | null {
  const id = /^[^:]:(.+)/s.exec(chosen.get(TRAINER_FILTER) ?? '')?.[1];
  return id === undefined ? null : trainerId(id);
}
