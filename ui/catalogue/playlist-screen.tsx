import { useParams } from 'react-router-dom';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { useEndOfList } from '../shell/use-end-of-list.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { useText } from '../texts/texts.ts';
import { MediaCard } from './media-card.tsx';
import { PlaceholderCards } from './placeholder-cards.tsx';
import styles from './playlist-screen.module.css';
import { usePlaylistPages } from './use-playlist.ts';

const IMAGE_SIZES = '(max-width: 767px) 46vw, (max-width: 1023px) 30vw, 22vw';

/** /p/{playlistId}: a playlist as a grid, part after part. */
export function PlaylistScreen() {
  const t = useText();
  const id = playlistId(useParams().id ?? '');
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = usePlaylistPages(id);
  const [first] = data?.pages ?? [];
  useScreenTitle(first?.title ?? (isError ? t('catalogue:playlistNotFound') : null));
  const end = useEndOfList<HTMLDivElement>(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  });

  if (isError && !data) {
    return (
      <MessagePage heading={t('catalogue:playlistNotFound')} text={t('catalogue:playlistNotFoundText')} />
    );
  }
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{first?.title ?? <span className={styles.titlePlaceholder} />}</h1>
      {!data && <PlaceholderCards count={PLACEHOLDERS.playlistPage} layout={styles.grid} />}
      {data && items.length === 0 && (
        <div className={styles.empty}>
          <h2>{t('catalogue:noWorkouts')}</h2>
          <p>{t('catalogue:noWorkoutsText')}</p>
        </div>
      )}
      {first && items.length > 0 && (
        <ul className={styles.grid} style={{ '--card-ratio': first.aspectRatio.replace(':', ' / ') }}>
          {items.map((item) => (
            <li key={item.id}>
              <MediaCard item={item} from={id} imageLabel={first.imageLabel} imageSizes={IMAGE_SIZES} />
            </li>
          ))}
        </ul>
      )}
      <div ref={end} />
    </div>
  );
}
