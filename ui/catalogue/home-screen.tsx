import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { heroRow, homeRows, rowsShown } from '#domain/catalogue/home-rows.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { continueWatching } from '#domain/history/watch-history.ts';
import { useViewer } from '../account/use-viewer.ts';
import { useConfig } from '../configuration/use-config.ts';
import { useWatchHistory } from '../history/use-watch-history.ts';
import type { Provide } from '../shell/use-app.ts';
import { useEndOfList } from '../shell/use-end-of-list.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { Hero } from './hero.tsx';
import styles from './home-screen.module.css';
import { LoadingShelf, RowShelf } from './row-shelf.tsx';
import { shelfQuery, usePlaylist } from './use-playlist.ts';

/** Brings what the hero shows. */
export async function prepareHome(provide: Provide, queries: QueryClient): Promise<void> {
  const id = heroRow(provide(CurrentConfig).content)?.contentId;
  if (id) await queries.query(shelfQuery(provide(MediaCatalogue), id));
}

/** Home: a hero and rows of shelves, more of them with every scroll to the end (CAT-01). */
export function HomeScreen() {
  const { content, siteName } = useConfig();
  const viewerIsKnown = useViewer().state !== 'loading';
  const hasStartedWorkouts = continueWatching(useWatchHistory()).length > 0;
  const [timesScrolled, setTimesScrolled] = useState(0);
  useScreenTitle(null);

  const hero = heroRow(content);
  const rows = homeRows(content, { hasStartedWorkouts });
  const shown = rows.slice(0, rowsShown(timesScrolled));
  const end = useEndOfList<HTMLDivElement>(() => {
    if (shown.length < rows.length) setTimesScrolled((times) => times + 1);
  });

  return (
    <>
      <h1 className="visually-hidden">{siteName}</h1>
      {hero?.contentId ? <HomeHero id={hero.contentId} /> : null}
      <div className={styles.shelves}>
        {shown
          .filter((row) => row !== hero)
          .map((row) => {
            const key = content.indexOf(row);
            return viewerIsKnown ? <RowShelf key={key} row={row} /> : <LoadingShelf key={key} title="" />;
          })}
        <div ref={end} />
      </div>
    </>
  );
}

function HomeHero({ id }: { id: PlaylistId }) {
  const { data, isPending } = usePlaylist(id);
  if (isPending) return <div className={styles.heroPlaceholder} />;
  return data && data.items.length > 0 ? <Hero playlist={data} /> : null;
}
