import { useId, useRef } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import { useText } from '../i18n/i18n.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import gridStyles from '../cards/card-list.module.css';
import styles from './detail-section.module.css';
import { GRID_IMAGE_SIZES } from '../cards/grid-image-sizes.ts';
import { MediaCard } from '../cards/media-card.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { useNearViewport } from '../cards/use-near-viewport.ts';
import { useRelated } from '../queries/use-related.ts';

/** The recommendations for an item, without the item itself (MED-07); requested when the section comes near the viewport. */
export function RelatedVideos({ item }: { item: MediaItem }) {
  const t = useText();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  const { related, isNone, failed, tryAgain } = useRelated(item.id, isNear);
  if (isNone) return null;
  return (
    <section ref={section} className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {t('details:related')}
      </h2>
      {failed && <CouldNotLoad onTryAgain={tryAgain} />}
      {!related && !failed && (
        <SkeletonCards count={PLACEHOLDERS.list} layout={gridStyles.placeholders} isLoading={isNear} />
      )}
      {related && (
        <CardGrid
          label={t('details:related')}
          items={related.items}
          aspectRatio={related.aspectRatio}
          hasMore={false}
          onEndNear={nothing}
        >
          {(each) => (
            <MediaCard
              item={each}
              from={related.id}
              imageLabel={related.imageLabel}
              imageSizes={GRID_IMAGE_SIZES}
            />
          )}
        </CardGrid>
      )}
    </section>
  );
}

const nothing = () => undefined;
