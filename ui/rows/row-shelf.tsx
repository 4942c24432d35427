import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { HomeRow, RowDisplay, RowStyle } from '#domain/catalogue/home-rows.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import { seeAllLink } from '#domain/catalogue/see-all.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { useConfig } from '../session/use-config.ts';
import { paletteOf } from '../design-system/theme/palette.ts';
import { useText } from '../i18n/i18n.ts';
import { Busy } from '../feedback/busy.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { EmptyRow } from './empty-row.tsx';
import { FeaturedRow } from './featured-row.tsx';
import featuredStyles from './featured-row.module.css';
import { MediaCard } from '../cards/media-card.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import shelfStyles from '../cards/shelf.module.css';
import { Shelf, SHELF_IMAGE_SIZES } from '../cards/shelf.tsx';
import { SignUpCallout } from './sign-up-callout.tsx';
import styles from './row-shelf.module.css';
import {
  useContinueWatching,
  useFavoriteItems,
  useFavoritePrograms,
  useFollowed,
  useFollowedProgram,
  usePlaylistShelf,
  useBecauseYouWatched,
  useTodaysRow,
  type ShelfContent,
  type ShelfQuery,
} from './use-row-content.ts';

type RowOf<Kind extends HomeRow['kind']> = Extract<HomeRow, { kind: Kind }>;

/** One row of home or of a hub (CAT-02). */
export function RowShelf({ row }: { row: HomeRow }) {
  switch (row.kind) {
    case 'sign-up-callout':
      return <SignUpCallout />;
    case 'playlist':
      return <PlaylistRow row={row} />;
    case 'today':
      return <TodaysRow row={row} />;
    case 'continue-watching':
    case 'in-progress':
      return <ContinueWatchingRow row={row} />;
    case 'favorites':
      return <FavoritesRow row={row} />;
    case 'favorite-programs':
      return <FavoriteProgramsRow row={row} />;
    case 'followed-program':
      return <FollowedProgramRow row={row} program={row.program} />;
    case 'followed-playlist':
      return <FollowedPlaylistRow row={row} />;
    case 'because-you-watched':
      return <BecauseYouWatchedRow row={row} />;
  }
}

const PlaylistRow = ({ row }: { row: RowOf<'playlist' | 'today'> }) => (
  <QueriedRow row={row} query={usePlaylistShelf(row.playlist)} />
);

const TodaysRow = ({ row }: { row: RowOf<'playlist' | 'today'> }) => (
  <QueriedRow row={row} query={useTodaysRow(row.playlist, row.look.display !== 'hero')} />
);

type PersonalRow = RowOf<'continue-watching' | 'in-progress' | 'favorites' | 'favorite-programs'>;

function ContinueWatchingRow({ row }: { row: PersonalRow }) {
  const t = useText();
  return <QueriedRow row={row} title={t('catalogue:continueWatching')} query={useContinueWatching()} />;
}

function FavoritesRow({ row }: { row: PersonalRow }) {
  const t = useText();
  return <QueriedRow row={row} title={t('favorites')} query={useFavoriteItems()} />;
}

const FavoriteProgramsRow = ({ row }: { row: PersonalRow }) => (
  <QueriedRow row={row} query={useFavoritePrograms()} />
);

interface FollowedProgramRowProps {
  readonly row: RowOf<'followed-program' | 'followed-playlist'>;
  readonly program: Slug;
}

const FollowedProgramRow = ({ row, program }: FollowedProgramRowProps) => (
  <QueriedRow row={row} program={program} query={useFollowedProgram(program)} />
);

/** CAT-07: a configured playlist that shows only if the member follows its program. */
function FollowedPlaylistRow({ row }: { row: RowOf<'followed-playlist'> }) {
  const { program, ...query } = useFollowed(row.playlist);
  return program ? (
    <FollowedProgramRow row={row} program={program} />
  ) : (
    <QueriedRow row={row} query={query} />
  );
}

/** CAT-06: its title always names the watched item. */
function BecauseYouWatchedRow({ row }: { row: RowOf<'because-you-watched'> }) {
  const t = useText();
  const { because, ...query } = useBecauseYouWatched(row.watched);
  const title = because === null ? '' : t('catalogue:becauseYouDid', { title: because });
  return <QueriedRow row={{ ...row, look: { ...row.look, title } }} query={query} />;
}

interface QueriedRowProps {
  readonly row: Exclude<HomeRow, { kind: 'sign-up-callout' }>;
  /** The title if neither the config nor the playlist has one. */
  readonly title?: string;
  readonly program?: Slug;
  readonly query: ShelfQuery;
}

function QueriedRow({ row, title: otherwise = '', program, query }: QueriedRowProps) {
  const { display, title: ownTitle } = row.look;
  // Deferred: many responses arrive at once, and rendering them must not delay scrolling or input.
  const deferred = useDeferredValue(query.data);
  const content = display === 'hero' ? query.data : deferred;
  const { playlists } = useConfig();
  const title = ownTitle ?? (content && 'items' in content ? content.title : otherwise);
  const hasFailed = !query.data && query.isError;
  return (
    <ColoredRow look={row.look}>
      {hasFailed && <FailedShelf title={title} onTryAgain={query.tryAgain} />}
      {!hasFailed && !content && <LoadingRow title={title} display={display} />}
      {!hasFailed && content && (
        <LoadedRow
          display={display}
          title={display === 'hero' ? (ownTitle ?? '') : title}
          content={content}
          isRemovable={row.kind === 'continue-watching' || row.kind === 'in-progress'}
          seeAll={seeAllLink(row, program ?? null, playlists.thisWeek)}
        />
      )}
    </ColoredRow>
  );
}

/** CAT-27: the row's configured colour replaces the page's, with all colours derived from it. */
export function ColoredRow({ look, children }: { look: RowStyle | null; children: ReactNode }) {
  const { styling } = useConfig();
  const ownBackground = look?.backgroundColor;
  const colors = useMemo(
    () => (ownBackground ? paletteOf({ ...styling, ownBackground }) : null),
    [styling, ownBackground],
  );
  if (!colors) return children;
  return (
    <div className={styles.colored} style={colors}>
      {children}
    </div>
  );
}

interface LoadedRowProps {
  readonly display: RowDisplay;
  readonly title: string;
  readonly content: ShelfContent;
  /** Whether the cards can be taken out of the row (CAT-29). */
  readonly isRemovable: boolean;
  readonly seeAll: string | null;
}

function LoadedRow({ display, title, content, isRemovable, seeAll }: LoadedRowProps) {
  const playlist = 'items' in content ? content : null;
  const items = playlist?.items ?? (content as readonly MediaItem[]);
  const from = playlist?.id ?? null;
  const imageLabel = playlist?.imageLabel ?? null;
  if (items.length === 0) return <EmptyRow />;
  if (display !== 'shelf') {
    return <FeaturedRow {...{ title, items, from, imageLabel, seeAll }} isHero={display === 'hero'} />;
  }
  return (
    <Shelf title={title} aspectRatio={playlist?.aspectRatio ?? '16:9'} items={items} seeAll={seeAll}>
      {(item) => <MediaCard {...{ item, from, imageLabel, isRemovable }} imageSizes={SHELF_IMAGE_SIZES} />}
    </Shelf>
  );
}

/** The tiles of the widest shelf, and the partly visible one at its end. */
const MOST_IN_VIEW = 6;

/** A row whose items are loading. */
export function LoadingRow({ title, display }: { title: string; display: RowDisplay }) {
  if (display === 'hero') return <Busy className={featuredStyles.heroPlaceholder} />;
  return (
    <div className={shelfStyles.shelf}>
      <div className={shelfStyles.head}>
        {title ? (
          <h2 className={shelfStyles.heading}>{title}</h2>
        ) : (
          <div className={styles.headingPlaceholder} />
        )}
      </div>
      {display === 'featured' ? (
        <Busy className={featuredStyles.framePlaceholder} />
      ) : (
        <SkeletonCards count={PLACEHOLDERS.list} inView={MOST_IN_VIEW} layout={shelfStyles.row} />
      )}
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
