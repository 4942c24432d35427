import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { PLACEHOLDERS, type Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { ContentRow } from '#domain/configuration/app-config.ts';
import { useText } from '../texts/texts.ts';
import { MediaCard } from './media-card.tsx';
import { PlaceholderCards } from './placeholder-cards.tsx';
import shelfStyles from './shelf.module.css';
import { Shelf, SHELF_IMAGE_SIZES } from './shelf.tsx';
import styles from './row-shelf.module.css';
import { useContinueWatching } from './use-continue-watching.ts';
import { usePlaylist } from './use-playlist.ts';

/** One row of home below the hero (CAT-02). */
export function RowShelf({ row }: { row: ContentRow }) {
  if (row.type === 'continue_watching') return <ContinueWatchingShelf row={row} />;
  return row.contentId ? <PlaylistShelf row={row} id={row.contentId} /> : null;
}

function PlaylistShelf({ row, id }: { row: ContentRow; id: PlaylistId }) {
  const query = usePlaylist(id);
  return <QueriedShelf title={row.title ?? query.data?.title ?? ''} query={query} />;
}

function ContinueWatchingShelf({ row }: { row: ContentRow }) {
  const t = useText();
  const query = useContinueWatching();
  return <QueriedShelf title={row.title ?? t('catalogue:continueWatching')} query={query} />;
}

/** What a shelf shows: a playlist, or items that stand in none. */
type ShelfContent = Playlist | readonly MediaItem[];

function QueriedShelf({ title, query }: { title: string; query: UseQueryResult<ShelfContent> }) {
  if (query.isPending) return <LoadingShelf title={title} />;
  if (query.isError) return <FailedShelf title={title} onTryAgain={() => void query.refetch()} />;
  return <ArrivedShelf title={title} content={query.data} />;
}

/** Its cards are drawn in the intervals that a person leaves: many rows arrive at once, and none may hold up a press. */
function ArrivedShelf({ title, content }: { title: string; content: ShelfContent }) {
  const drawn = useDeferredValue(content, null);
  return drawn ? <LoadedShelf title={title} content={drawn} /> : <LoadingShelf title={title} />;
}

function LoadedShelf({ title, content }: { title: string; content: ShelfContent }) {
  const playlist = 'items' in content ? content : null;
  const items = playlist?.items ?? (content as readonly MediaItem[]);
  if (items.length === 0) return null;
  return (
    <Shelf
      title={title}
      aspectRatio={playlist?.aspectRatio ?? '16:9'}
      allTrainers={items.every(({ contentType }) => contentType === 'trainer')}
    >
      {items.map((item) => (
        <li key={item.id}>
          <MediaCard
            item={item}
            from={playlist?.id ?? null}
            imageLabel={playlist?.imageLabel ?? null}
            imageSizes={SHELF_IMAGE_SIZES}
          />
        </li>
      ))}
    </Shelf>
  );
}

/** A shelf whose items are on their way. */
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
      <PlaceholderCards count={PLACEHOLDERS.list} layout={shelfStyles.row} />
    </div>
  );
}

/** CAT-19: a shelf whose request failed leaves the others alone. */
function FailedShelf({ title, onTryAgain }: { title: string; onTryAgain: () => void }) {
  const t = useText();
  return (
    <section className={shelfStyles.shelf} aria-label={title || t('catalogue:couldNotLoadItems')}>
      <div className={shelfStyles.head}>{title && <h2 className={shelfStyles.heading}>{title}</h2>}</div>
      <div className={styles.failure} role="status">
        <p>{t('catalogue:couldNotLoadItems')}</p>
        <button type="button" className={styles.tryAgain} onClick={onTryAgain}>
          {t('tryAgain')}
        </button>
      </div>
    </section>
  );
}
