import { useDeferredValue, type ReactNode } from 'react';
import type { HomeRow, RowStyle } from '#domain/catalogue/home-rows.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import { seeAllLink } from '#domain/catalogue/see-all.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { useConfig } from '../session/use-config.ts';
import { brandColors } from '../design-system/theme/brand-colors.ts';
import { useText } from '../i18n/i18n.ts';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { HeroRow } from './hero-row.tsx';
import { MediaCard } from '../cards/media-card.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import shelfStyles from '../cards/shelf.module.css';
import { Shelf, SHELF_IMAGE_SIZES } from '../cards/shelf.tsx';
import { SignUpCallout } from './sign-up-callout.tsx';
import styles from './row-shelf.module.css';
import {
  useContinueWatching,
  useFavoriteItems,
  useFollowed,
  useFollowedProgram,
  usePlaylistShelf,
  useBecauseYouWatched,
  useTodaysRow,
  type ShelfContent,
  type ShelfQuery,
} from './use-row.ts';

type RowOf<Kind extends HomeRow['kind']> = Extract<HomeRow, { kind: Kind }>;

/** One row of home or of a hub (CAT-02). */
export function RowShelf({ row }: { row: HomeRow }) {
  switch (row.kind) {
    case 'hero':
      return <HeroRow id={row.playlist} failed={(again) => <FailedShelf title="" onTryAgain={again} />} />;
    case 'sign-up-callout':
      return <SignUpCallout />;
    case 'playlist':
      return <PlaylistRow row={row} />;
    case 'today':
      return <TodaysRow row={row} />;
    case 'continue-watching':
      return <ContinueWatchingRow row={row} />;
    case 'favorites':
      return <FavoritesRow row={row} />;
    case 'followed-program':
      return <FollowedProgramRow row={row} program={row.program} />;
    case 'followed-playlist':
      return <FollowedPlaylistRow row={row} />;
    case 'because-you-watched':
      return <BecauseYouWatchedRow row={row} />;
  }
}

const PlaylistRow = ({ row }: { row: RowOf<'hero' | 'playlist' | 'today'> }) => (
  <QueriedShelf row={row} title="" query={usePlaylistShelf(row.playlist)} />
);

const TodaysRow = ({ row }: { row: RowOf<'hero' | 'playlist' | 'today'> }) => (
  <QueriedShelf row={row} title="" query={useTodaysRow(row.playlist)} />
);

function ContinueWatchingRow({ row }: { row: HomeRow }) {
  const t = useText();
  return <QueriedShelf row={row} title={t('catalogue:continueWatching')} query={useContinueWatching()} />;
}

function FavoritesRow({ row }: { row: HomeRow }) {
  const t = useText();
  return <QueriedShelf row={row} title={t('catalogue:favorites')} query={useFavoriteItems()} />;
}

const FollowedProgramRow = ({ row, program }: { row: HomeRow; program: Slug }) => (
  <QueriedShelf row={row} title="" program={program} query={useFollowedProgram(program)} />
);

/** CAT-07: a configured playlist that shows only if the member follows its program. */
function FollowedPlaylistRow({ row }: { row: RowOf<'followed-playlist'> }) {
  const { program, isError, tryAgain } = useFollowed(row.playlist);
  if (program) return <FollowedProgramRow row={row} program={program} />;
  return isError ? <FailedShelf title={row.look.title ?? ''} onTryAgain={tryAgain} /> : null;
}

/** CAT-06: its title always names the watched item. */
function BecauseYouWatchedRow({ row }: { row: RowOf<'because-you-watched'> }) {
  const t = useText();
  const { because, data, isError, tryAgain } = useBecauseYouWatched(row.watched);
  const title = because === null ? '' : t('catalogue:becauseYouDid', { title: because });
  if (!data) return isError ? <FailedShelf title={title} onTryAgain={tryAgain} /> : null;
  return (
    <ColoredShelf look={row.look}>
      <LoadedShelf title={title} content={data} seeAll={null} />
    </ColoredShelf>
  );
}

interface QueriedShelfProps {
  readonly row: HomeRow;
  /** The title if neither the config nor the playlist has one. */
  readonly title: string;
  readonly program?: Slug;
  readonly query: ShelfQuery;
}

function QueriedShelf({ row, title: otherwise, program, query }: QueriedShelfProps) {
  // Deferred: many responses arrive at once, and rendering them must not delay scrolling or input.
  const content = useDeferredValue(query.data);
  const { playlists } = useConfig();
  const look = 'look' in row ? row.look : null;
  const title = look?.title ?? (content && 'items' in content ? content.title : otherwise);
  if (!query.data && query.isError) return <FailedShelf title={title} onTryAgain={query.tryAgain} />;
  if (!content) return <LoadingShelf title={title} />;
  return (
    <ColoredShelf look={look}>
      <LoadedShelf
        title={title}
        content={content}
        seeAll={seeAllLink(row, program ?? null, playlists.thisWeek)}
      />
    </ColoredShelf>
  );
}

/** CAT-27: the row's configured colour replaces the page's, with all colours derived from it. */
function ColoredShelf({ look, children }: { look: RowStyle | null; children: ReactNode }) {
  const { styling } = useConfig();
  if (!look?.backgroundColor) return children;
  return (
    <div
      className={styles.colored}
      style={brandColors({ ...styling, backgroundColor: look.backgroundColor })}
    >
      {children}
    </div>
  );
}

interface LoadedShelfProps {
  readonly title: string;
  readonly content: ShelfContent;
  readonly seeAll: string | null;
}

function LoadedShelf({ title, content, seeAll }: LoadedShelfProps) {
  const playlist = 'items' in content ? content : null;
  const items = playlist?.items ?? (content as readonly MediaItem[]);
  if (items.length === 0) return null;
  return (
    <Shelf title={title} aspectRatio={playlist?.aspectRatio ?? '16:9'} items={items} seeAll={seeAll}>
      {(item) => (
        <MediaCard
          item={item}
          from={playlist?.id ?? null}
          imageLabel={playlist?.imageLabel ?? null}
          imageSizes={SHELF_IMAGE_SIZES}
        />
      )}
    </Shelf>
  );
}

/** The tiles of the widest shelf, and the partly visible one at its end. */
const MOST_IN_VIEW = 6;

/** A shelf whose items are loading. */
export function LoadingShelf({ title }: { title: string }) {
  return (
    <div className={shelfStyles.shelf}>
      <div className={shelfStyles.head}>
        {title ? (
          <h2 className={shelfStyles.heading}>{title}</h2>
        ) : (
          <div className={styles.headingPlaceholder} />
        )}
      </div>
      <SkeletonCards count={PLACEHOLDERS.list} inView={MOST_IN_VIEW} layout={shelfStyles.row} />
    </div>
  );
}

/** CAT-19: a shelf whose request failed; the others are not affected. */
function FailedShelf({ title, onTryAgain }: { title: string; onTryAgain: () => void }) {
  const t = useText();
  return (
    <section className={shelfStyles.shelf} aria-label={title || t('catalogue:couldNotLoadItems')}>
      <div className={shelfStyles.head}>{title && <h2 className={shelfStyles.heading}>{title}</h2>}</div>
      <div className={styles.failure}>
        <CouldNotLoad onTryAgain={onTryAgain} />
      </div>
    </section>
  );
}
