import { useEffect, type ComponentProps, type ReactNode } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { PLACEHOLDERS, type Playlist } from '#domain/catalogue/playlist.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useText } from '../i18n/i18n.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { CardTitleLevel } from '../cards/card-title.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { GRID_IMAGE_SIZES } from '../cards/grid-image-sizes.ts';
import styles from '../cards/card-list.module.css';
import { MediaCard } from '../cards/media-card.tsx';
import { NoneSoFar, PartialResultsNotice } from '../feedback/partial-results-notice.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { PlaylistNotFound } from '../feedback/playlist-not-found.tsx';
import { ListTitle } from './list-title.tsx';
import type { PagedList } from '../queries/use-paged-playlist.ts';
import { usePause } from '../queries/use-pause.ts';

interface ListPageProps {
  readonly list: PagedList;
  /** What the user has selected; another selection is searched for anew. */
  readonly selection?: string | null;
  /** Whether the page shows an item of the list. */
  readonly shows: (item: MediaItem) => boolean;
  /** Sorts the items that the page shows. */
  readonly arrange?: (items: readonly MediaItem[]) => readonly MediaItem[];
  /** Replaces the list's own title. */
  readonly title?: string;
  /** Shown between the title and the list. */
  readonly tools?: ReactNode;
  /** Shown below the title, at full width. The list is then a part of the page, under a heading of its own. */
  readonly lead?: { readonly content: ReactNode; readonly heading: string };
  /** Shown if the whole list has been searched and has no items. */
  readonly empty: ReactNode;
  /** Clears the selection; undefined if nothing is selected, or if the tools offer it. */
  readonly onReset?: (() => void) | undefined;
}

/**
 * A page with one list of cards (CAT-17): placeholders, then the cards; scrolling to the end loads more. After 5 pages in a row
 * with nothing to show, the user decides whether to continue.
 */
export function ListPage({
  list,
  selection = null,
  shows,
  arrange = (items) => items,
  title: ownTitle,
  tools,
  lead,
  empty,
  onReset,
}: ListPageProps) {
  const t = useText();
  const { first, failure, hasMore, failedMore, loadMore } = list;
  const items = arrange(list.items.filter(shows));
  const { isPaused, resume } = usePause(list, selection, shows);
  const title = ownTitle ?? first?.title ?? null;
  const isMissing = failure !== null;
  const loadsMore = hasMore && !failedMore && !isPaused;
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
      <ListTitle title={title} />
      {lead && <div className={styles.lead}>{lead.content}</div>}
      <div className={styles.body}>
        {lead && <h2 className={styles.heading}>{lead.heading}</h2>}
        {tools}
        {isLoading ? (
          <SkeletonCards
            count={PLACEHOLDERS.playlistPage}
            layout={styles.placeholders}
            {...(first ? { aspectRatio: first.aspectRatio } : {})}
          />
        ) : items.length === 0 ? (
          !failedMore && (
            <NoItems {...{ isPaused, empty, onReset }} count={list.items.length} onContinue={resume} />
          )
        ) : (
          <CardTitleLevel value={lead ? 3 : 2}>
            <Cards label={title ?? ''} list={first} items={items} hasMore={loadsMore} onEndNear={loadMore} />
          </CardTitleLevel>
        )}
        {failedMore && <CouldNotLoad onTryAgain={loadMore} />}
        {isPaused && !failedMore && items.length > 0 && (
          <PartialResultsNotice count={list.items.length} onContinue={resume} />
        )}
      </div>
    </div>
  );
}

interface NoItemsProps extends ComponentProps<typeof NoneSoFar>, Pick<ListPageProps, 'empty'> {
  readonly isPaused: boolean;
}

const NoItems = ({ isPaused, empty, ...soFar }: NoItemsProps) => (
  <div className={styles.empty} role="status">
    {isPaused ? <NoneSoFar {...soFar} /> : empty}
  </div>
);

interface CardsProps extends Pick<
  ComponentProps<typeof CardGrid>,
  'label' | 'items' | 'hasMore' | 'onEndNear'
> {
  readonly list: Playlist;
}

const Cards = ({ list, ...grid }: CardsProps) => (
  <CardGrid {...grid} aspectRatio={list.aspectRatio}>
    {(item) => (
      <MediaCard
        item={item}
        from={list.id}
        imageLabel={list.imageLabel}
        imageSizes={GRID_IMAGE_SIZES}
        isLinked={!list.isLive}
      />
    )}
  </CardGrid>
);

/** CAT-17: the text of an empty list. */
export function NoWorkouts({ children }: { children?: ReactNode }) {
  const t = useText();
  return (
    <>
      <h2>{t('browse:noWorkouts')}</h2>
      <p>{t('browse:noWorkoutsText')}</p>
      {children}
    </>
  );
}
