import { useEffect, type ReactNode } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useText } from '../i18n/i18n.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { GRID_IMAGE_SIZES } from '../cards/grid-image-sizes.ts';
import styles from '../cards/card-list.module.css';
import { MediaCard } from '../cards/media-card.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { PlaylistNotFound } from '../feedback/playlist-not-found.tsx';
import type { List } from '../queries/use-list.ts';

interface ListPageProps {
  readonly list: List;
  /** The items of the list to show. */
  readonly items: readonly MediaItem[];
  /** Replaces the list's own title. */
  readonly title?: string;
  /** Shown between the title and the list. */
  readonly tools?: ReactNode;
  /** Shown below the title, at full width. */
  readonly lead?: ReactNode;
  /** Shown if there are no items. */
  readonly empty: ReactNode;
}

/** A page with one list of cards (CAT-17): placeholders, then the cards; scrolling to the end loads more. */
export function ListPage({ list, items, title: ownTitle, tools, lead, empty }: ListPageProps) {
  const t = useText();
  const { first, failure, hasMore, failedMore, loadMore } = list;
  const title = ownTitle ?? first?.title ?? null;
  const isMissing = failure !== null;
  const loadsMore = hasMore && !failedMore;
  const isEmptySoFar = items.length === 0 && loadsMore;
  const isLoading = !first || isEmptySoFar;
  useDocumentTitle(isMissing ? t('catalogue:playlistNotFound') : title, isMissing || !isLoading);
  useEffect(() => {
    if (isEmptySoFar) loadMore();
  }, [isEmptySoFar, loadMore]);

  if (isMissing) {
    return <PlaylistNotFound failure={failure} onTryAgain={list.tryAgain} />;
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title} dir="auto">
        {title ?? <span className={styles.titlePlaceholder} />}
      </h1>
      {lead}
      <div className={styles.body}>
        {tools}
        {isLoading ? (
          <SkeletonCards
            count={PLACEHOLDERS.playlistPage}
            layout={styles.placeholders}
            {...(first ? { aspectRatio: first.aspectRatio } : {})}
          />
        ) : items.length === 0 ? (
          <div className={styles.empty} role="status">
            {empty}
          </div>
        ) : (
          <CardGrid
            label={title ?? ''}
            items={items}
            aspectRatio={first.aspectRatio}
            hasMore={loadsMore}
            onEndNear={loadMore}
          >
            {(item) => (
              <MediaCard
                item={item}
                from={first.id}
                imageLabel={first.imageLabel}
                imageSizes={GRID_IMAGE_SIZES}
                isLinked={!first.isLive}
              />
            )}
          </CardGrid>
        )}
        {failedMore && <CouldNotLoad onTryAgain={loadMore} />}
      </div>
    </div>
  );
}

/** CAT-17: the text of an empty list. */
export function NoWorkouts({ children }: { children?: ReactNode }) {
  const t = useText();
  return (
    <>
      <h2>{t('catalogue:noWorkouts')}</h2>
      <p>{t('catalogue:noWorkoutsText')}</p>
      {children}
    </>
  );
}
