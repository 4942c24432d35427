import { useEffect, useId } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { programWorkouts } from '#domain/catalogue/program-workouts.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { useFavorites } from '../session/use-favorites.ts';
import { useText } from '../i18n/i18n.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { GRID_IMAGE_SIZES } from '../cards/grid-image-sizes.ts';
import { MediaCard } from '../cards/media-card.tsx';
import gridStyles from '../cards/card-list.module.css';
import styles from './detail-section.module.css';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { usePagedPlaylist } from '../queries/use-paged-playlist.ts';

interface ProgramWorkoutsProps {
  readonly program: MediaItem;
  readonly playlist: PlaylistId;
}

/** The workouts of a program with their numbers (CAT-26, MED-09). */
export function ProgramWorkouts({ program, playlist }: ProgramWorkoutsProps) {
  const t = useText();
  const headingId = useId();
  const list = usePagedPlaylist(playlist);
  const { first, items, failure, hasMore, failedMore, loadMore, tryAgain } = list;
  const favorites = useFavorites();
  const workouts = programWorkouts(program.id, items, favorites);
  const places = new Map(workouts.map(({ item, place }) => [item.id, place]));
  // A favorite workout of any part comes first.
  const needsAll = favorites.includes(program.id) && hasMore && !failedMore;
  useEffect(() => {
    if (needsAll) loadMore();
  }, [needsAll, loadMore]);
  if (first && items.length === 0 && !hasMore) return <NoWorkouts />;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {t('details:programWorkouts')}
      </h2>
      {failure && <CouldNotLoad onTryAgain={tryAgain} />}
      {!first && !failure && <SkeletonCards count={PLACEHOLDERS.list} layout={gridStyles.placeholders} />}
      {first && (
        <CardGrid
          label={t('details:programWorkouts')}
          items={workouts.map(({ item }) => item)}
          aspectRatio={first.aspectRatio}
          hasMore={hasMore && !failedMore}
          onEndNear={loadMore}
        >
          {(item) => (
            <MediaCard
              item={item}
              from={playlist}
              imageLabel={first.imageLabel}
              imageSizes={GRID_IMAGE_SIZES}
              byline={t('details:workoutNumber', { number: places.get(item.id) })}
            />
          )}
        </CardGrid>
      )}
      {failedMore && <CouldNotLoad onTryAgain={loadMore} />}
    </section>
  );
}

/** In place of the workouts of a program that has none. */
export function NoWorkouts() {
  const t = useText();
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {t('details:programWorkouts')}
      </h2>
      <p>{t('details:noWorkoutsYet')}</p>
    </section>
  );
}
