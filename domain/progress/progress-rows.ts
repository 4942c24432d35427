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
  const favorites: HomeRow = { kind: 'favorite-programs', look: shelf(titles.favoritePrograms) };
  const toContinue: HomeRow = { kind: 'continue-watching', look: shelf(titles.workoutHistory) };
  return [...(hasFavorites ? [favorites] : []), ...(hasStartedWorkouts ? [toContinue] : [])];
}

/** PRG-08: the row above the history, with the workouts to continue; null without any. */
export const inProgressRow = (
  { hasStartedWorkouts }: Pick<ViewerRowData, 'hasStartedWorkouts'>,
  title: string,
): HomeRow | null => (hasStartedWorkouts ? { kind: 'in-progress', look: shelf(title) } : null);

const shelf = (title: string) => ({ title, backgroundColor: null, display: 'shelf' }) as const;
