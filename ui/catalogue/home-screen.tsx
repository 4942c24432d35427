import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { heroPlaylist, rowsShown } from '#domain/catalogue/home-rows.ts';
import { useConfig } from '../configuration/use-config.ts';
import type { Provide } from '../shell/use-app.ts';
import { useKept } from '../shell/history-memory.tsx';
import { useEndOfList } from '../shell/use-end-of-list.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import styles from './home-screen.module.css';
import { RowList } from './row-list.tsx';
import { useHomeRows } from './use-home-rows.ts';
import { shelfQuery } from './use-playlist.ts';

/** Brings what the hero shows. */
export async function prepareHome(provide: Provide, queries: QueryClient): Promise<void> {
  const id = heroPlaylist(provide(CurrentConfig).content);
  if (id) await queries.query(shelfQuery(provide(MediaCatalogue), id));
}

/** Home: a hero and rows of shelves, more of them with every scroll to the end (CAT-01). */
export function HomeScreen() {
  const { siteName } = useConfig();
  const { kept, keep } = useKept<number>('times scrolled');
  const [timesScrolled, setTimesScrolled] = useState(kept ?? 0);
  useScreenTitle(null);

  const rows = useHomeRows();
  const shown = rows.slice(0, rowsShown(timesScrolled));
  const end = useEndOfList<HTMLDivElement>(() => {
    if (shown.length >= rows.length) return;
    keep(timesScrolled + 1);
    setTimesScrolled(timesScrolled + 1);
  });

  return (
    <>
      <h1 className="visually-hidden">{siteName}</h1>
      <div className={styles.rows}>
        <RowList rows={shown} />
        <div ref={end} />
      </div>
    </>
  );
}
