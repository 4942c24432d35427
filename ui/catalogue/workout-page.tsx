import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { StartButton } from '../account/start-button.tsx';
import { TrailerButton } from '../playback/trailer-button.tsx';
import { DetailHero } from './detail-hero.tsx';
import { ItemCinema } from './item-cinema.tsx';
import { ItemDetails } from './item-details.tsx';
import { MetadataLine } from './metadata-line.tsx';
import { RelatedVideos } from './related-videos.tsx';
import { ShareButton } from './share-button.tsx';

/** The page of a workout. */
export function WorkoutPage({ item }: { item: MediaItem }) {
  return (
    <article>
      <DetailHero
        item={item}
        line={<MetadataLine item={item} />}
        actions={
          <>
            <StartButton item={item} />
            <TrailerButton item={item} />
            <ShareButton title={item.title} />
          </>
        }
      />
      <ItemDetails item={item} />
      <RelatedVideos key={item.id} item={item} />
      <ItemCinema item={item} />
    </article>
  );
}
