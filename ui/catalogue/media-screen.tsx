import type { QueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isFailure } from '#application/app-failure.ts';
import { isEntitled } from '#domain/access/entitlement.ts';
import { entitlementsOf } from '#domain/account/viewer.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { slug, type Slug } from '#domain/catalogue/slug.ts';
import { StartButton } from '../account/start-button.tsx';
import { useViewer } from '../account/use-viewer.ts';
import { useTellViewed } from '../analytics/use-tell-viewed.ts';
import { Backdrop } from '../looks/backdrop.tsx';
import { CollapsibleText } from '../looks/collapsible-text.tsx';
import { Cinema } from '../playback/cinema.tsx';
import { TrailerButton } from '../playback/trailer-button.tsx';
import { Busy } from '../shell/busy.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import type { Provide } from '../shell/use-app.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { useText } from '../texts/texts.ts';
import { DetailHead } from './detail-head.tsx';
import { DetailsBlock } from './details-block.tsx';
import styles from './media-screen.module.css';
import { MetadataLine } from './metadata-line.tsx';
import { useImage } from './use-image.ts';
import { mediaQuery, useMedia, useWorkoutDetails, type MediaAddress } from './use-media.ts';

/** Brings the workout that a slug names. */
export async function prepareWorkout(name: Slug, provide: Provide, queries: QueryClient): Promise<void> {
  await queries.query(mediaQuery(provide, { kind: 'workout', slug: name }));
}

/** /workout/{slug} */
export function WorkoutScreen() {
  return <MediaScreen address={{ kind: 'workout', slug: slug(useParams().slug ?? '') }} />;
}

/** /program/{slug} */
export function ProgramScreen() {
  return <MediaScreen address={{ kind: 'program', slug: slug(useParams().slug ?? '') }} />;
}

/** /m/{mediaid}/{title-slug} */
export function MediaByIdScreen() {
  return <MediaScreen address={{ kind: 'media', id: mediaId(useParams().id ?? '') }} />;
}

function MediaScreen({ address }: { address: MediaAddress }) {
  const t = useText();
  const { data: item, error, refetch } = useMedia(address);
  useScreenTitle(item?.title ?? (error ? t('catalogue:videoNotFound') : null));
  if (item) return <MediaPage item={item} />;
  if (!error) return <Busy className={styles.placeholder} />;
  if (isFailure(error, 'not-found')) {
    return <MessagePage heading={t('catalogue:videoNotFound')} text={t('catalogue:videoNotFoundText')} />;
  }
  return (
    <MessagePage
      heading={t('screenFailed')}
      text={t('screenFailedText')}
      failure={error}
      onTryAgain={() => void refetch()}
    />
  );
}

function MediaPage({ item }: { item: MediaItem }) {
  useTellViewed(item);
  const image = useImage()(item, 'backgroundImage', 'detailHero');
  const { data: details } = useWorkoutDetails(item.id);
  const cinema = useCinema(item);
  return (
    <article>
      <DetailHead item={item} path={cardLink(item, null)} />
      <header className={styles.head}>
        <Backdrop address={image} />
        <div className={styles.words}>
          <h1 className={styles.title} dir="auto">
            {item.title}
          </h1>
          <MetadataLine item={item} />
          {item.description && <CollapsibleText text={item.description} />}
          <div className={styles.actions}>
            <StartButton item={item} />
            <TrailerButton item={item} />
          </div>
        </div>
      </header>
      {details && <DetailsBlock item={item} details={details} />}
      {cinema.isOpen && <Cinema item={item} poster={image.src} onClose={cinema.close} />}
    </article>
  );
}

/** MED-08: `play=1` opens the cinema for who may watch; closing it goes back to the page. */
function useCinema(item: MediaItem) {
  const viewer = useViewer();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const close = () => {
    if (wasOpenedFromPage(location.state)) void navigate(-1);
    else void navigate(location.pathname, { replace: true });
  };
  const asked = query.get('play') === '1';
  return { isOpen: asked && isEntitled(entitlementsOf(viewer), item.requiredEntitlements), close };
}

const wasOpenedFromPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromPage' in state && state.fromPage === true;
