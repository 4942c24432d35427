import type { ReactNode } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { StartButton } from '../account/start-button.tsx';
import { TrailerButton } from '../playback/trailer-button.tsx';
import { Afterwards } from '../shell/afterwards.tsx';
import { DetailHero } from './detail-hero.tsx';
import { ItemCinema } from './item-cinema.tsx';
import { ItemDetails } from './item-details.tsx';
import { MetadataLine } from './metadata-line.tsx';
import { RelatedVideos } from './related-videos.tsx';
import { ShareButton } from './share-button.tsx';
import { useTitle } from './use-title.ts';

interface ItemPageProps {
  readonly item: MediaItem;
  /** What stands beside the start button. */
  readonly tools?: ReactNode;
  /** What stands between the head and the details. */
  readonly children?: ReactNode;
}

/** What the pages of workouts and of programs have in common. */
export function ItemPage({ item, tools, children }: ItemPageProps) {
  const title = useTitle()(item);
  return (
    <article>
      <DetailHero
        item={item}
        line={<MetadataLine item={item} />}
        actions={
          <>
            <StartButton item={item} />
            {tools}
            <TrailerButton item={item} />
            <ShareButton title={title} />
          </>
        }
      />
      <Afterwards>
        {children}
        <ItemDetails item={item}>
          <RelatedVideos key={item.id} item={item} />
        </ItemDetails>
      </Afterwards>
      <ItemCinema item={item} />
    </article>
  );
}
