import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { rowsShown, type HomeRow } from '#domain/catalogue/home-rows.ts';
import { runWhenIdle } from '../navigation/run-when-idle.ts';
import { shelfQuery } from '../queries/use-shelf-playlist.ts';
import { useInjection } from '../session/use-injection.ts';

/** Prefetches the playlists of the rows that show when the user has scrolled to the end once more, while the browser is idle. */
export function usePrefetchRows(rows: readonly HomeRow[], timesScrolled: number): void {
  const queries = useQueryClient();
  const catalogue = useInjection(MediaCatalogue);
  const prefetch = useEffectEvent(() => {
    for (const row of rows.slice(rowsShown(timesScrolled), rowsShown(timesScrolled + 1)))
      // A failed prefetch is retried, and reported, by its row.
      if ('playlist' in row) queries.query(shelfQuery(catalogue, row.playlist)).catch(() => undefined);
  });
  useEffect(() => runWhenIdle(prefetch), [timesScrolled]);
}
