import type { QueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { isFailure } from '#application/app-failure.ts';
import { FindMediaByAddress } from '#application/catalogue/find-media-by-address.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import { detailScreenOf } from '#domain/catalogue/detail-screen.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { withOrigin } from '#domain/navigation/paths.ts';
import { MessagePage } from '../feedback/message-page.tsx';
import { lazyScreen } from '../navigation/lazy-screen.tsx';
import type { Provide } from '../session/use-injection.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useText } from '../i18n/i18n.ts';
import type { DetailPageProps } from './detail-page-props.ts';
import { episodePage, hubPage, seriesLink, seriesPage, staticPage } from './lazy-detail-pages.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { EpisodeNotFound } from './series/episode-not-found.tsx';
import { LiveChannelRedirect } from './live-channel-redirect.tsx';
import { NoWorkouts, ProgramWorkouts } from './program-workouts.tsx';
import { ScheduleLink } from './schedule-link.tsx';
import { useDetailAddress } from '../navigation/use-detail-address.ts';
import { mediaQuery } from '../queries/use-media.ts';
import { useMediaPage } from './use-media-page.ts';
import { WorkoutOrProgramPage } from './workout-or-program-page.tsx';

const SeriesPage = lazyScreen(seriesPage, DetailSkeleton);
const EpisodePage = lazyScreen(episodePage, DetailSkeleton);
const StaticPage = lazyScreen(staticPage, DetailSkeleton);
const HubPage = lazyScreen(hubPage, DetailSkeleton);

/** /s/{id}/{slug} */
export const SeriesLinkScreen = lazyScreen(seriesLink, DetailSkeleton);

/** Loads the workout with a slug, which is still encoded. */
export async function prepareWorkout(provide: Provide, queries: QueryClient, encoded: string): Promise<void> {
  const address = { kind: 'workout', slug: slug(decodeURIComponent(encoded)) } as const;
  await queries.query(mediaQuery(provide(FindMediaByAddress), address));
}

/** /workout/{slug} */
export function WorkoutScreen() {
  const query = useMediaPage({ kind: 'workout', slug: slug(useParams().slug ?? '') });
  return query.data ? (
    <WorkoutOrProgramPage key={query.data.id} item={query.data} isPreview={query.isPlaceholderData} />
  ) : (
    <MediaPlaceholder {...query} />
  );
}

/** /program/{slug} */
export function ProgramScreen() {
  const query = useMediaPage({ kind: 'program', slug: slug(useParams().slug ?? '') });
  return query.data ? (
    <ProgramPage key={query.data.id} item={query.data} isPreview={query.isPlaceholderData} />
  ) : (
    <MediaPlaceholder {...query} />
  );
}

/** /m/{mediaid}/{title-slug}: the item's type determines its page (MED-01). */
export function MediaByIdScreen() {
  const query = useMediaPage({ kind: 'media', id: mediaId(useParams().id ?? '') });
  const { series } = useDetailAddress();
  if (!query.data) {
    return series && isFailure(query.error, 'not-found') ? (
      <EpisodeNotFound />
    ) : (
      <MediaPlaceholder {...query} />
    );
  }
  return (
    // Between episodes of a series the page stays mounted, and so does an open cinema.
    <DetailPage
      key={series ?? query.data.seriesId ?? query.data.id}
      item={query.data}
      isPreview={query.isPlaceholderData}
    />
  );
}

function DetailPage({ item, isPreview }: DetailPageProps) {
  const { series, from } = useDetailAddress();
  switch (detailScreenOf(item, series !== null)) {
    case 'series':
      return <SeriesPage item={item} isPreview={isPreview} />;
    case 'episode':
      return <EpisodePage item={item} isPreview={isPreview} />;
    case 'live-channel':
      return isPreview ? <DetailSkeleton /> : <LiveChannelRedirect item={item} />;
    case 'page':
      return <StaticPage item={item} isPreview={isPreview} />;
    case 'hub':
      return <HubPage item={item} isPreview={isPreview} />;
    case 'trainer':
      return <Navigate replace to={withOrigin(cardLink(item, null), from)} />;
    case 'program':
      return <ProgramPage item={item} isPreview={isPreview} />;
    case 'workout':
      return <WorkoutOrProgramPage item={item} isPreview={isPreview} />;
  }
}

const ProgramPage = ({ item, isPreview }: DetailPageProps) => (
  <WorkoutOrProgramPage
    item={item}
    isPreview={isPreview}
    tools={item.slug && <ScheduleLink program={item.slug} />}
  >
    {item.seriesPlaylist ? <ProgramWorkouts program={item} playlist={item.seriesPlaylist} /> : <NoWorkouts />}
  </WorkoutOrProgramPage>
);

interface NoMediaProps {
  /** Null while the item is loading. */
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Shown while an item is loading or if it failed to load (MED-16). */
function MediaPlaceholder({ error, refetch }: NoMediaProps) {
  const t = useText();
  useDocumentTitle(error ? t('details:videoNotFound') : null);
  if (!error) return <DetailSkeleton />;
  return isFailure(error, 'not-found') ? (
    <MessagePage heading={t('details:videoNotFound')} text={t('catalogue:notFoundText')} />
  ) : (
    <MessagePage
      heading={t('screenFailed')}
      text={t('screenFailedText')}
      failure={error}
      onTryAgain={() => void refetch()}
    />
  );
}
