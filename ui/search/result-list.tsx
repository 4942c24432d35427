import type { ComponentProps } from 'react';
import type { AspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { CardTitleLevel } from '../cards/card-title.tsx';
import { GRID_IMAGE_SIZES } from '../cards/grid-image-sizes.ts';
import { MediaCard } from '../cards/media-card.tsx';

interface ResultListProps {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly MediaItem[];
  /** The playlist of the items. */
  readonly from: PlaylistId | null;
  readonly hasMore: boolean;
  /** Called when the end comes near, if there is more. */
  readonly onEnd: () => void;
  readonly aspectRatio?: AspectRatio;
  readonly imageLabel?: string | null;
  readonly titleLevel?: ComponentProps<typeof CardTitleLevel>['value'];
  /** How many cards the lists above it have. */
  readonly above?: number;
}

/** A first page of results is enough until it is scrolled. */
const ROWS_AHEAD = 2;

/** A grid of found items with infinite scrolling. */
export const ResultList = ({
  label,
  items,
  from,
  hasMore,
  onEnd,
  aspectRatio = '16:9',
  imageLabel = null,
  titleLevel = 2,
  above = 0,
}: ResultListProps) => (
  <CardTitleLevel value={titleLevel}>
    <CardGrid
      label={label}
      items={items}
      aspectRatio={aspectRatio}
      above={above}
      hasMore={hasMore}
      rowsAhead={ROWS_AHEAD}
      onEndNear={onEnd}
    >
      {(item) => <MediaCard item={item} from={from} imageLabel={imageLabel} imageSizes={GRID_IMAGE_SIZES} />}
    </CardGrid>
  </CardTitleLevel>
);
