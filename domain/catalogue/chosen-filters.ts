import { TRAINER_FILTER } from '../navigation/paths.ts';
import type { Filter } from './playlist.ts';
import { trainerId, type TrainerId } from './trainer-id.ts';

/** What is chosen in the browse page's dropdowns, by their keys (CAT-20). */
export type ChosenFilters = ReadonlyMap<string, string>;

/** What an address asks for, as far as there is a dropdown for it. */
export const chosenFilters = (
  filters: readonly Filter[],
  asked: (key: string) => string | null,
): ChosenFilters =>
  new Map(
    filters.flatMap(({ key }) => {
      const value = asked(key);
      return value ? [[key, value] as const] : [];
    }),
  );

/** CAT-21: whose bio the browse page shows: the trainer filter's value has a prefix of two characters, as in t:{trainerId}. */
export function chosenTrainer(chosen: ChosenFilters): TrainerId | null {
  const [, id] = /^[^:]:(.+)$/.exec(chosen.get(TRAINER_FILTER) ?? '') ?? [];
  return id === undefined ? null : trainerId(id);
}
