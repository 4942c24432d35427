import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { isFailure } from '#application/app-failure.ts';
import { loadPlaylist } from '#application/catalogue/load-playlist.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { firstEpisode, standingOf } from '#domain/catalogue/series.ts';
import { episodeIn, episodeLink, opensPlayer, withOrigin, withPlayer } from '#domain/navigation/paths.ts';
import { MessagePage } from '../../feedback/message-page.tsx';
import { useDocumentTitle } from '../../session/use-document-title.ts';
import { useText } from '../../i18n/i18n.ts';
import { DetailSkeleton } from '../detail-skeleton.tsx';
import { EpisodeNotFound } from './episode-not-found.tsx';
import { useDetailAddress } from '../../navigation/use-detail-address.ts';
import { useMediaById } from '../../queries/use-media.ts';
import { useSeriesOf } from '../../queries/use-series-of.ts';
import { useForLink } from '../../session/use-item-title.ts';
import { useInjection } from '../../session/use-injection.ts';

/** /s/{id}/{slug}: redirects to the requested episode of a series, or to its first one (MED-13). */
export function SeriesLinkScreen() {
  const [query] = useSearchParams();
  const { from } = useDetailAddress();
  const { id = '' } = useParams();
  const forLink = useForLink();
  const { data: series, isError, tryAgain } = useSeriesOf(mediaId(id));
  const requested = episodeIn(query);
  const found = requested ? series?.items.get(mediaId(requested)) : series && firstEpisode(series);
  // The playlist of a series may lack an episode that the series lists.
  const isOnlyListed = Boolean(requested && !found && series && standingOf(series, mediaId(requested)));
  const listed = useMediaById(mediaId(requested ?? ''), isOnlyListed);
  if (!series && isError)
    return <FeedLink id={playlistId(id)} from={from} requested={requested} onTryAgain={tryAgain} />;
  const isLoading = isOnlyListed && listed.isPending;
  if (!series || isLoading) return <DetailSkeleton />;

  if (listed.isError && !isFailure(listed.error, 'not-found'))
    return <SeriesFailed onTryAgain={() => void listed.refetch()} />;
  const episode = found ?? (isOnlyListed ? listed.data : null);
  if (!episode) return <EpisodeNotFound />;
  const page = episodeLink(forLink(episode), series.id, from);
  return <Navigate replace to={opensPlayer(query) ? withPlayer(page) : page} />;
}

interface FeedLinkProps {
  readonly id: PlaylistId;
  /** The playlist that the link was opened from; null for the feed itself. */
  readonly from: PlaylistId | null;
  /** The requested item; null for the first one. */
  readonly requested: string | null;
  readonly onTryAgain: (() => void) | null;
}

/** Search engines link to a series by the id of its feed (MED-17); this resolves such a link. */
function FeedLink({ id, from, requested, onTryAgain }: FeedLinkProps) {
  const [query] = useSearchParams();
  const forLink = useForLink();
  const { data: feed, isError } = useFeed(id, requested);
  if (!feed) return isError ? <SeriesFailed onTryAgain={onTryAgain} /> : <DetailSkeleton />;
  const item = requested ? feed.items.find((each) => each.id === requested) : feed.items[0];
  if (!item) return <EpisodeNotFound />;
  const page = from ? withOrigin(cardLink(forLink(item), null), from) : cardLink(forLink(item), id);
  return <Navigate replace to={opensPlayer(query) ? withPlayer(page) : page} />;
}

/** A feed as far as the requested item. */
function useFeed(id: PlaylistId, requested: string | null) {
  const catalogue = useInjection(MediaCatalogue);
  return useQuery({
    queryKey: ['feed', id, requested],
    queryFn: () =>
      loadPlaylist(catalogue, id, (items) => !requested || items.some((item) => item.id === requested)),
  });
}

function SeriesFailed({ onTryAgain }: { onTryAgain: (() => void) | null }) {
  const t = useText();
  useDocumentTitle(t('details:seriesFailed'));
  return (
    <MessagePage
      heading={t('details:seriesFailed')}
      text={t('details:seriesFailedText')}
      {...(onTryAgain && { onTryAgain })}
    />
  );
}
