import type { AspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { gridColumns } from '#domain/catalogue/screen-size.ts';
import { GRID_IMAGE_SIZES } from '../cards/grid-image-sizes.ts';
import { MediaCard } from '../cards/media-card.tsx';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { useInfiniteScroll } from '../cards/use-infinite-scroll.ts';
import styles from './result-list.module.css';

interface ResultListProps {
  readonly items: readonly MediaItem[];
  /** The playlist of the items. */
  readonly from: PlaylistId | null;
  readonly hasMore: boolean;
  /** Called when the end comes near, if there is more. */
  readonly onEnd: () => void;
  readonly aspectRatio?: AspectRatio;
  readonly imageLabel?: string | null;
}

/** A grid of cards with infinite scrolling. */
export function ResultList({
  items,
  from,
  hasMore,
  onEnd,
  aspectRatio = '16:9',
  imageLabel = null,
}: ResultListProps) {
  const end = useInfiniteScroll<HTMLDivElement>(() => {
    if (hasMore) onEnd();
  });
  const columns = gridColumns(useScreenSize(), aspectRatio);
  return (
    <>
      <ul
        className={styles.grid}
        style={{ '--columns': columns, '--card-ratio': aspectRatio.replace(':', ' / ') }}
      >
        {items.map((item) => (
          <li key={item.id}>
            <MediaCard item={item} from={from} imageLabel={imageLabel} imageSizes={GRID_IMAGE_SIZES} />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
