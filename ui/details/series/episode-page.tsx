import { useRef } from 'react';
import { cardLink } from '#domain/catalogue/card-link.ts';
import { episodeLink, mediaLink, withPlayer } from '#domain/navigation/paths.ts';
import { standingOf, type Series, type Standing } from '#domain/catalogue/series.ts';
import { Link } from '../../navigation/link.tsx';
import { StartButton } from '../../playback/start-button.tsx';
import { TrailerButton } from '../../playback/trailer/trailer-button.tsx';
import { FavoriteButton } from '../../cards/favorite-button.tsx';
import { useConfig } from '../../session/use-config.ts';
import type { PlayerInPage } from '../../playback/player-view.tsx';
import { Deferred } from '../../feedback/deferred.tsx';
import { useText } from '../../i18n/i18n.ts';
import type { DetailPageProps } from '../detail-page-props.ts';
import { ClassPlan } from '../class-plan.tsx';
import { DetailHero } from '../detail-hero.tsx';
import { EpisodeNotFound } from './episode-not-found.tsx';
import styles from './episode-page.module.css';
import { Episodes } from './episodes.tsx';
import { InlinePlayer } from '../../playback/inline-player.tsx';
import { Cinema } from '../../playback/cinema.tsx';
import { DetailsSkeleton } from '../details-block.tsx';
import { ItemDetails } from '../item-details.tsx';
import { MetadataLine } from '../../cards/metadata-line.tsx';
import { ShareButton } from '../../cards/share-button.tsx';
import { PageStackButton } from '../../cards/stack-button.tsx';
import { useDetailAddress } from '../../navigation/use-detail-address.ts';
import { useNextEpisode } from './use-next-episode.ts';
import { useSeriesOfEpisode } from '../../queries/use-series-of.ts';
import { useForLink, useItemTitle } from '../../session/use-item-title.ts';

/** The page of an episode, in the series named by the address, else in its own (MED-10, MED-20). */
export function EpisodePage({ item, isPreview }: DetailPageProps) {
  const titleOf = useItemTitle();
  const named = useForLink()(item);
  const opened = useDetailAddress();
  const query = useSeriesOfEpisode(item, opened.series);
  const series = query.data?.id ?? opened.series ?? item.seriesId;
  const standing = query.data ? standingOf(query.data, item.id) : null;
  const next = useNextEpisode(item, query.data);
  const { inlinePlayer } = useConfig();
  const player = useRef<PlayerInPage>(null);
  if (query.data && !standing) return <EpisodeNotFound />;

  const page = series ? episodeLink(named, series, opened.from) : cardLink(named, opened.from);
  const target = { item, isFirstOfSeries: false, address: withPlayer(page) };
  return (
    <article>
      <DetailHero
        item={item}
        isPreview={isPreview}
        stage={
          inlinePlayer && (
            <InlinePlayer
              item={item}
              isPreview={isPreview}
              address={target.address}
              next={next}
              player={player}
            />
          )
        }
        line={
          <>
            {!query.isError && <SeriesLine series={query.data} standing={standing} />}
            <MetadataLine item={item} />
          </>
        }
        actions={
          <>
            <StartButton item={item} target={isPreview ? undefined : target} player={player} />
            <TrailerButton item={item} />
            <FavoriteButton item={item} />
            <PageStackButton item={item} />
            <ShareButton title={titleOf(item)} />
          </>
        }
      />
      <Deferred>
        <Episodes query={query} current={item.id} from={opened.from} />
        {!isPreview && <ClassPlan item={item} />}
        {isPreview ? <DetailsSkeleton /> : <ItemDetails item={item} />}
      </Deferred>
      {!isPreview && <Cinema item={item} next={next} />}
    </article>
  );
}

interface SeriesLineProps {
  /** Undefined while loading. */
  readonly series: Series | undefined;
  readonly standing: Standing | null;
}

/** The series of an episode, and its place in it. */
function SeriesLine({ series, standing }: SeriesLineProps) {
  const titleOf = useItemTitle();
  const { from } = useDetailAddress();
  return (
    <p className={styles.standing}>
      {series && <Link to={mediaLink({ ...series, title: titleOf(series) }, from)}>{titleOf(series)}</Link>}
      {standing && <StandingText standing={standing} />}
    </p>
  );
}

/** 'Season x/y - Episode a/b' (MED-10). */
function StandingText({ standing: { season, episode } }: { standing: Standing }) {
  const t = useText();
  return (
    <span>
      {season
        ? t('details:seasonAndEpisode', {
            season: season.number,
            seasons: season.of,
            episode: episode.number,
            episodes: episode.of,
          })
        : t('details:episodeOf', { episode: episode.number, episodes: episode.of })}
    </span>
  );
}
