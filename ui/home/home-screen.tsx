import type { QueryClient } from '@tanstack/react-query';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { heroPlaylist } from '#domain/catalogue/home-rows.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useConfig } from '../session/use-config.ts';
import type { Provide } from '../session/use-injection.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { RowList } from '../rows/row-list.tsx';
import { useHomeRows } from '../rows/use-home-rows.ts';
import { shelfQuery, useIsSettled } from '../queries/use-playlist.ts';

/** Loads the data of the hero. */
export async function prepareHome(provide: Provide, queries: QueryClient): Promise<void> {
  const id = heroPlaylist(provide(CurrentConfig).content);
  if (id) await queries.query(shelfQuery(provide(MediaCatalogue), id));
}

/** Home: a hero and rows of shelves (CAT-01). */
export function HomeScreen() {
  const { siteName } = useConfig();
  const viewerIsKnown = useViewer().state !== 'loading';
  const rows = useHomeRows();
  const [first] = rows;
  const hasArrived = useIsSettled(first && 'playlist' in first ? first.playlist : null);
  useDocumentTitle('', hasArrived && (viewerIsKnown || first?.kind === 'hero'));
  return (
    <>
      <h1 className="visually-hidden">{siteName}</h1>
      <RowList rows={rows} isKnown={({ kind }) => viewerIsKnown || kind === 'hero'} />
    </>
  );
}
