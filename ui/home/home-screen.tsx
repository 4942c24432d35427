import type { QueryClient } from '@tanstack/react-query';
import { filter, firstValueFrom } from 'rxjs';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { displayOf, heroPlaylist, playlistsInView } from '#domain/catalogue/home-rows.ts';
import { WORKOUT_PATTERN, WORKOUTS_PATH } from '#domain/navigation/paths.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { HomeCards, type CardsCode } from './home-cards.tsx';
import styles from './empty-home.module.css';
import { useViewer } from '../session/use-viewer.ts';
import { useConfig } from '../session/use-config.ts';
import type { Provide } from '../session/use-injection.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useIdlePrefetch } from '../navigation/use-idle-prefetch.ts';
import { RowList } from '../rows/row-list.tsx';
import { useHomeRows } from '../rows/use-home-rows.ts';
import { shelfQuery, useIsSettled } from '../queries/use-shelf-playlist.ts';

/** Loads what the first view of home shows: the viewer and the first rows, which the prefetch has requested. */
export async function prepareHome(provide: Provide, queries: QueryClient): Promise<void> {
  const catalogue = provide(MediaCatalogue);
  const { changes$ } = provide(CurrentViewer);
  await Promise.allSettled([
    firstValueFrom(changes$.pipe(filter(({ state }) => state !== 'loading'))),
    ...playlistsInView(provide(CurrentConfig).content).map((id) => queries.query(shelfQuery(catalogue, id))),
  ]);
}

/** Home: a hero and rows of shelves (CAT-01). */
export function HomeScreen({ cards }: { cards: CardsCode }) {
  const { siteName, content } = useConfig();
  const viewerIsKnown = useViewer().state !== 'loading';
  const rows = useHomeRows();
  const [first] = rows;
  const firstIsKnown = viewerIsKnown || heroPlaylist(content) !== null;
  const hasArrived = useIsSettled(first && 'playlist' in first ? first.playlist : null);
  useDocumentTitle('', hasArrived && firstIsKnown);
  // The press on a card comes next; all detail pages share their code.
  useIdlePrefetch(WORKOUT_PATTERN, hasArrived);
  return (
    <>
      <h1 className="visually-hidden">{siteName}</h1>
      <HomeCards cards={cards} isOverHero={first !== undefined && displayOf(first) === 'hero'} />
      <RowList
        rows={rows}
        isKnown={(row) => viewerIsKnown || (firstIsKnown && row === first)}
        empty={viewerIsKnown && <NoRows />}
      />
    </>
  );
}

/** CAT-02: shown if there is no row. */
function NoRows() {
  const t = useText();
  return (
    <div className={styles.empty}>
      <h2>{t('catalogue:nothingHere')}</h2>
      <p>{t('catalogue:noRowsText')}</p>
      <Link className={`${buttonStyles.button} ${buttonStyles.primary}`} to={WORKOUTS_PATH}>
        {t('catalogue:findWorkouts')}
      </Link>
    </div>
  );
}
