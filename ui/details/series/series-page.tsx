import { Navigate } from 'react-router-dom';
import { episodeLink, withPlayer } from '#domain/navigation/paths.ts';
import { firstEpisode } from '#domain/catalogue/series.ts';
import { StartButton } from '../../playback/start-button.tsx';
import { usePlayRequest } from '../../playback/use-requested-player.ts';
import { FavoriteButton } from '../../cards/favorite-button.tsx';
import { TrailerButton } from '../../playback/trailer/trailer-button.tsx';
import { Deferred } from '../../feedback/deferred.tsx';
import type { DetailPageProps } from '../detail-page-props.ts';
import { DetailHero } from '../detail-hero.tsx';
import { Episodes } from './episodes.tsx';
import { DetailsSkeleton } from '../details-block.tsx';
import { ItemDetails } from '../item-details.tsx';
import { MetadataLine } from '../../cards/metadata-line.tsx';
import { ShareButton } from '../../cards/share-button.tsx';
import { useDetailAddress } from '../../navigation/use-detail-address.ts';
import { useSeriesOf } from '../../queries/use-series-of.ts';
import { useForLink, useItemTitle } from '../../session/use-item-title.ts';

/** The page of a series: its details, its start button, and its episodes (MED-14). */
export function SeriesPage({ item, isPreview }: DetailPageProps) {
  const title = useItemTitle()(item);
  const forLink = useForLink();
  const { from } = useDetailAddress();
  const query = useSeriesOf(isPreview ? undefined : item.seriesId, item);
  const isRequested = usePlayRequest();
  const isLoading = !query.data && !query.isError;
  const first = query.data ? firstEpisode(query.data) : null;
  const target =
    query.data && first
      ? {
          item: first,
          isFirstOfSeries: true,
          address: withPlayer(episodeLink(forLink(first), query.data.id, from)),
        }
      : null;
  if (target && isRequested(target.item)) return <Navigate replace to={target.address} />;
  return (
    <article>
      <DetailHero
        item={item}
        isPreview={isPreview}
        line={<MetadataLine item={item} />}
        actions={
          <>
            <StartButton item={item} target={isLoading ? undefined : target} />
            <TrailerButton item={item} />
            <FavoriteButton item={item} />
            <ShareButton title={title} />
          </>
        }
      />
      <Deferred>
        <Episodes query={query} from={from} />
        {isPreview ? <DetailsSkeleton /> : <ItemDetails item={item} />}
      </Deferred>
    </article>
  );
}
