import type { HomeRow, ViewerRowData } from '../catalogue/home-rows.ts';

/** The titles of the rows below the snapshot. */
interface ProgressRowTitles {
  readonly favoritePrograms: string;
  readonly workoutHistory: string;
}

/** PRG-01: the favorite programs, then the workouts to continue; without content they are omitted (CAT-02). */
export function progressRows(
  { hasFavorites, hasStartedWorkouts }: Pick<ViewerRowData, 'hasFavorites' | 'hasStartedWorkouts'>,
  titles: ProgressRowTitles,
): readonly HomeRow[] {
  const look = (title: string) => ({ title, backgroundColor: null, display: 'shelf' }) as const;
  const favorites: HomeRow = { kind: 'favorite-programs', look: look(titles.favoritePrograms) };
  const toContinue: HomeRow = { kind: 'continue-watching', look: look(titles.workoutHistory) };
  return [...(hasFavorites ? [favorites] : []), ...(hasStartedWorkouts ? [toContinue] : [])];
}
