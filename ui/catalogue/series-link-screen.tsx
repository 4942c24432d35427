import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { episodeLink, withPlayer } from '#domain/catalogue/card-link.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { firstEpisode } from '#domain/catalogue/series.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { useText } from '../texts/texts.ts';
import { DetailPlaceholder } from './detail-placeholder.tsx';
import { EpisodeNotFound } from './episode-not-found.tsx';
import { useDetailAddress } from './use-detail-address.ts';
import { useSeriesOf } from './use-series-of.ts';

/** /s/{id}/{slug}: goes on to the chosen episode of a series, or to its first (MED-13). */
export function SeriesLinkScreen() {
  const [query] = useSearchParams();
  const { from } = useDetailAddress();
  const { data: series, isError, tryAgain } = useSeriesOf(mediaId(useParams().id ?? ''));
  if (!series) return isError ? <SeriesFailed onTryAgain={tryAgain} /> : <DetailPlaceholder />;

  const asked = query.get('e');
  const episode = asked ? series.items.get(mediaId(asked)) : firstEpisode(series);
  if (!episode) return <EpisodeNotFound />;
  const page = episodeLink(episode, series.id, from);
  return <Navigate replace to={query.get('play') === '1' ? withPlayer(page) : page} />;
}

function SeriesFailed({ onTryAgain }: { onTryAgain: (() => void) | null }) {
  const t = useText();
  useScreenTitle(t('details:seriesFailed'));
  return (
    <MessagePage
      heading={t('details:seriesFailed')}
      text={t('details:seriesFailedText')}
      {...(onTryAgain && { onTryAgain })}
    />
  );
}
