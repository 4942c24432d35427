import { memo } from 'react';
import { cardFacts, minutesLeft, startsVideo } from '#domain/catalogue/card-facts.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import { followedPrograms } from '#domain/catalogue/followed-programs.ts';
import { isDailyWorkout, type MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { withPlayer } from '#domain/navigation/paths.ts';
import { isStackable } from '#domain/stack/stack.ts';
import { useAccess } from '../session/use-access.ts';
import { usePlatformDay } from '../session/use-today.ts';
import { useStackList } from '../session/use-stack.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';
import { Card } from './card.tsx';
import { RemoveButton } from './remove-button.tsx';
import { StackButton } from './stack-button.tsx';
import { useAirDateTexts } from './use-air-date-texts.ts';
import { useFeaturedLabel } from './use-featured-label.ts';
import { useHoverPrefetch } from './use-hover-prefetch.ts';
import { useImage } from './use-image.ts';
import { useForLink, useItemTitle } from '../session/use-item-title.ts';

interface MediaCardProps {
  readonly item: MediaItem;
  /** The playlist that contains the card. */
  readonly from: PlaylistId | null;
  readonly imageLabel: string | null;
  readonly imageSizes: string;
  readonly urgent?: boolean;
  readonly isLinked?: boolean;
  /** Whether it stands in continue watching, and can be taken out. */
  readonly isRemovable?: boolean;
  /** Override the item's own link and the text below its title. */
  readonly link?: string;
  readonly byline?: string;
  /** Whether the card is for the item of the current page. */
  readonly isCurrent?: boolean;
}

/** The card of an item for the current viewer; memoized, so that scrolling does not render it again. */
export const MediaCard = memo(function MediaCard({
  item,
  from,
  imageLabel,
  imageSizes,
  urgent = false,
  isLinked = true,
  isRemovable = false,
  link,
  byline,
  isCurrent = false,
}: MediaCardProps) {
  const access = useAccess()(item);
  const title = useItemTitle();
  const forLink = useForLink();
  const { shortAirDate } = useAirDateTexts();
  const featuredLabel = useFeaturedLabel();
  const canBeStacked = useStackList() !== null && isStackable(item);
  const progress = progressOf(useWatchHistory(), item.id);
  const image = useImage();
  const followed = followedPrograms(useViewer());
  const hasPlayButton = startsVideo(item, {
    access,
    progress,
    isNextWorkout: [...followed.values()].includes(item.id),
    today: usePlatformDay(),
  });
  const itsLink = link ?? cardLink(forLink(item), from);
  const aired = isDailyWorkout(item) ? item.publishedAt : null;
  return (
    <Card
      title={title(item)}
      link={isLinked ? itsLink : null}
      play={
        isLinked && hasPlayButton
          ? { link: withPlayer(itsLink), minutesLeft: minutesLeft(item, progress) }
          : null
      }
      image={image(item, 'shelfImage', 'card', imageLabel)}
      imageSizes={imageSizes}
      facts={cardFacts(item, access, progress)}
      percentWatched={Math.round(progress * 100)}
      removeButton={isRemovable && <RemoveButton item={item} />}
      tool={isLinked && canBeStacked ? <StackButton item={item} /> : null}
      featuredLabel={featuredLabel(item)}
      byline={byline ?? (aired ? shortAirDate(aired) : item.trainerName)}
      isCurrent={isCurrent}
      prefetchHandlers={useHoverPrefetch(forLink(item))}
      urgent={urgent}
    />
  );
});
