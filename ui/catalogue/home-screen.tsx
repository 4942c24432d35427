import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { heroPlaylist, rowsShown, type HomeRow } from '#domain/catalogue/home-rows.ts';
import { useViewer } from '../account/use-viewer.ts';
import { useConfig } from '../configuration/use-config.ts';
import type { Provide } from '../shell/use-app.ts';
import { useEndOfList } from '../shell/use-end-of-list.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import styles from './home-screen.module.css';
import { LoadingShelf, RowShelf } from './row-shelf.tsx';
import { useHomeRows } from './use-home-rows.ts';
import { shelfQuery } from './use-playlist.ts';

/** Brings what the hero shows. */
export async function prepareHome(provide: Provide, queries: QueryClient): Promise<void> {
  const id = heroPlaylist(provide(CurrentConfig).content);
  if (id) await queries.query(shelfQuery(provide(MediaCatalogue), id));
}

/** Home: a hero and rows of shelves, more of them with every scroll to the end (CAT-01). */
export function HomeScreen() {
  const { content, siteName } = useConfig();
  const viewerIsKnown = useViewer().state !== 'loading';
  const [timesScrolled, setTimesScrolled] = useState(0);
  useScreenTitle('');

  const rows = useHomeRows(content);
  const shown = rows.slice(0, rowsShown(timesScrolled));
  const end = useEndOfList<HTMLDivElement>(() => {
    if (shown.length < rows.length) setTimesScrolled((times) => times + 1);
  });

  return (
    <>
      <h1 className="visually-hidden">{siteName}</h1>
      <div className={styles.rows}>
        {withKeys(shown).map(([key, row]) =>
          viewerIsKnown || row.kind === 'hero' ? (
            <RowShelf key={key} row={row} />
          ) : (
            <LoadingShelf key={key} title="" />
          ),
        )}
        <div ref={end} />
      </div>
    </>
  );
}

/** A row keeps its place whatever comes before it; a config may name the same row twice. */
function withKeys(rows: readonly HomeRow[]): (readonly [string, HomeRow])[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = nameOf(row);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [`${name} ${count}`, row];
  });
}

function nameOf(row: HomeRow): string {
  if ('playlist' in row) return `${row.kind} ${row.playlist}`;
  return row.kind === 'followed-program' ? `${row.kind} ${row.program}` : row.kind;
}
