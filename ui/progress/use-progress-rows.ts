import type { HomeRow } from '#domain/catalogue/home-rows.ts';
import { progressRows } from '#domain/progress/progress-rows.ts';
import { useText } from '../i18n/i18n.ts';
import { useViewerRowData } from '../rows/use-home-rows.ts';

/** The rows below the snapshot (PRG-01). */
export function useProgressRows(): readonly HomeRow[] {
  const t = useText();
  return progressRows(useViewerRowData(), {
    favoritePrograms: t('progress:favoritePrograms'),
    workoutHistory: t('progress:workoutHistory'),
  });
}
