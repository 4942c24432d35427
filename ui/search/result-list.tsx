import type { AspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { MediaCard } from '../catalogue/media-card.tsx';
import { useEndOfList } from '../shell/use-end-of-list.ts';
import styles from './result-list.module.css';

const IMAGE_SIZES = '(max-width: 767px) 46vw, (max-width: 1023px) 30vw, 22vw';

interface ResultListProps {
  readonly items: readonly MediaItem[];
  /** The playlist that they stand in. */
  readonly from: PlaylistId | null;
  readonly hasMore: boolean;
  /** Called whenever the end comes near and there is more. */
  readonly onEnd: () => void;
  readonly aspectRatio?: AspectRatio;
  readonly imageLabel?: string | null;
}

/** A grid of cards that grows at its end. */
export function ResultList({
  items,
  from,
  hasMore,
  onEnd,
  aspectRatio = '16:9',
  imageLabel = null,
}: ResultListProps) {
  const end = useEndOfList<HTMLDivElement>(() => {
    if (hasMore) onEnd();
  });
  return (
    <>
      <ul className={styles.grid} style={{ '--card-ratio': aspectRatio.replace(':', ' / ') }}>
        {items.map((item) => (
          <li key={item.id}>
            <MediaCard item={item} from={from} imageLabel={imageLabel} imageSizes={IMAGE_SIZES} />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
