import { chosenTrainer } from '../catalogue/chosen-filters.ts';
import type { Filter } from '../catalogue/playlist.ts';
import { filteredWorkoutsLink, TRAINER_FILTER, trainerLink } from '../navigation/paths.ts';

/** The dropdowns that name styles: the first one that there is. */
const STYLE_FILTERS = ['style', 'genre'];

/** Something to browse by, and where its workouts are. */
export interface WayToBrowse {
  readonly label: string;
  readonly link: string;
}

/** What search suggests while nothing is searched for (SRC-06); nothing of a dropdown that the browse page lacks. */
export interface WaysToBrowse {
  readonly styles: readonly WayToBrowse[];
  readonly trainers: readonly WayToBrowse[];
}

export const waysToBrowse = (dropdowns: readonly Filter[]): WaysToBrowse => ({
  styles: waysOf(
    STYLE_FILTERS.flatMap((style) => dropdowns.find(({ key }) => key === style) ?? []).slice(0, 1),
  ),
  trainers: waysOf(dropdowns.filter(({ key }) => key === TRAINER_FILTER)),
});

const waysOf = (dropdowns: readonly Filter[]): readonly WayToBrowse[] =>
  dropdowns.flatMap(({ key, options }) =>
    options.flatMap(({ label, value }) => (value === '' ? [] : [{ label, link: linkOf(key, value) }])),
  );

function linkOf(key: string, value: string): string {
  const trainer = key === TRAINER_FILTER ? chosenTrainer(new Map([[key, value]])) : null;
  return trainer ? trainerLink(trainer) : filteredWorkoutsLink(key, value);
}
