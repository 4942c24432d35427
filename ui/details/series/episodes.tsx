import { useId, type ReactNode } from 'react';
import { episodeLink } from '#domain/navigation/paths.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { episodesOf, standingOf, type Episode, type Series } from '#domain/catalogue/series.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import { useForLink } from '../../session/use-item-title.ts';
import { useText } from '../../i18n/i18n.ts';
import gridStyles from '../../cards/card-list.module.css';
import styles from './episodes.module.css';
import { CardGrid } from '../../cards/card-grid.tsx';
import { GRID_IMAGE_SIZES } from '../../cards/grid-image-sizes.ts';
import { MediaCard } from '../../cards/media-card.tsx';
import { SkeletonCards } from '../../cards/skeleton-cards.tsx';
import { SeasonFilter } from './season-filter.tsx';
import { useSeason } from './use-season.ts';
import type { SeriesQuery } from '../../queries/use-series-of.ts';

interface EpisodesProps {
  readonly query: SeriesQuery;
  /** The episode of the current page. */
  readonly current?: MediaId;
  /** The playlist that the page was opened from. */
  readonly from: PlaylistId | null;
}

/** The episodes of a season, or of the whole series (MED-10, MED-14). */
export function Episodes({ query: { data, isError, tryAgain }, current, from }: EpisodesProps) {
  const t = useText();
  if (data) return <EpisodeGrid series={data} current={current ?? null} from={from} />;
  if (isError) return <SeriesFailed onTryAgain={tryAgain} />;
  return (
    <Section heading={t('details:episodes')}>
      <SkeletonCards count={PLACEHOLDERS.list} layout={gridStyles.placeholders} />
    </Section>
  );
}

interface EpisodeGridProps {
  readonly series: Series;
  readonly current: MediaId | null;
  readonly from: PlaylistId | null;
}

function EpisodeGrid({ series, current, from }: EpisodeGridProps) {
  const t = useText();
  const forLink = useForLink();
  const own = current ? (standingOf(series, current)?.season?.number ?? null) : null;
  const [season, choose] = useSeason(series, own);
  const episodes = episodesOf(series, season);
  const place = ({ season: of, number }: Episode): string =>
    of === null || season !== null
      ? t('details:episodeNumber', { episode: number })
      : t('details:seasonEpisode', { season: of, episode: number });
  const places = new Map(episodes.map((episode) => [episode.item.id, place(episode)]));
  return (
    <Section
      heading={t('details:episodes')}
      tools={<SeasonFilter series={series} season={season} onChoose={choose} />}
    >
      {episodes.length === 0 && <p className={styles.text}>{t('catalogue:nothingHere')}</p>}
      <CardGrid
        label={t('details:episodes')}
        items={episodes.map(({ item }) => item)}
        aspectRatio="16:9"
        hasMore={false}
        onEndNear={nothing}
      >
        {(item) => (
          <MediaCard
            item={item}
            from={from}
            link={episodeLink(forLink(item), series.id, from)}
            byline={places.get(item.id) ?? ''}
            isCurrent={item.id === current}
            imageLabel={null}
            imageSizes={GRID_IMAGE_SIZES}
          />
        )}
      </CardGrid>
    </Section>
  );
}

const nothing = () => undefined;

/** MED-14: shown if the episodes cannot be loaded; the rest of the page stays. */
function SeriesFailed({ onTryAgain }: { onTryAgain: (() => void) | null }) {
  const t = useText();
  return (
    <Section heading={t('details:seriesFailed')}>
      <div className={styles.failed} role="status">
        <p className={styles.text}>{t('details:seriesFailedText')}</p>
        {onTryAgain && (
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.quiet}`}
            onClick={onTryAgain}
          >
            {t('tryAgain')}
          </button>
        )}
      </div>
    </Section>
  );
}

interface SectionProps {
  readonly heading: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

function Section({ heading, tools, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
