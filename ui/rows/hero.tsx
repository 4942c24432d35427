import { useEffect, type FocusEvent } from 'react';
import { preload } from 'react-dom';
import { Link } from 'react-router-dom';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { Backdrop } from '../design-system/components/backdrop.tsx';
import { BACKDROP_SIZES } from '../design-system/components/backdrop-sizes.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './hero.module.css';
import { MetadataLine } from '../cards/metadata-line.tsx';
import { useFeaturedCarousel } from './use-featured-carousel.ts';
import { useImage } from '../cards/use-image.ts';
import { useSwipe } from './use-swipe.ts';
import { useItemTitle } from '../session/use-item-title.ts';

/** The delay before the next item's image is prefetched, in milliseconds. */
const PREFETCH_DELAY_MS = 3000;

/** The featured row at the top of home: a carousel, one item at a time (CAT-01, CAT-16). */
export function Hero({ playlist }: { playlist: Playlist }) {
  const t = useText();
  const { items } = playlist;
  const carousel = useFeaturedCarousel(items.length);
  const { shown, leaving, isAutoAdvancing: isTurning, turn, setPaused: hold } = carousel;
  const item = items[shown];
  const left = leaving && items[leaving.index];
  const next = items[(shown + 1) % items.length];
  useNextPicture(playlist, next);
  const swipe = useSwipe(turn);
  if (!item) return null;
  const holdWhileFocused = ({ type, currentTarget, relatedTarget }: FocusEvent) =>
    hold(type === 'focus' || currentTarget.contains(relatedTarget));
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={t('catalogue:featured')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={holdWhileFocused}
      onBlur={holdWhileFocused}
      {...swipe}
    >
      <div aria-live={isTurning ? 'off' : 'polite'}>
        <FeaturedItem key={item.id} item={item} playlist={playlist} comesBy={leaving?.by ?? null} />
      </div>
      {left && (
        <div
          key={left.id}
          className={`${styles.leaving} ${leaving.by > 0 ? styles.goesOn : styles.goesBack}`}
          inert
          aria-hidden="true"
        >
          <FeaturedItem item={left} playlist={playlist} comesBy={null} />
        </div>
      )}
      {items.length > 1 && <Pager items={items} carousel={carousel} />}
    </section>
  );
}

type Carousel = ReturnType<typeof useFeaturedCarousel>;

function Pager({ items, carousel }: { items: readonly MediaItem[]; carousel: Carousel }) {
  const t = useText();
  const title = useItemTitle();
  const { shown, turn, show, isStopped, toggleStopped } = carousel;
  return (
    <div className={styles.pager}>
      <button
        type="button"
        className={styles.turn}
        aria-label={t(isStopped ? 'catalogue:goOnFeatured' : 'catalogue:pauseFeatured')}
        onClick={toggleStopped}
      >
        <Icon name={isStopped ? 'play' : 'pause'} size={20} />
      </button>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('catalogue:previousFeatured')}
        onClick={() => turn(-1)}
      >
        <Icon name="back" />
      </button>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          className={styles.dot}
          aria-label={t('catalogue:featuredOf', { title: title(item) })}
          aria-current={index === shown}
          onClick={() => show(index)}
        />
      ))}
      <button
        type="button"
        className={styles.turn}
        aria-label={t('catalogue:nextFeatured')}
        onClick={() => turn(1)}
      >
        <Icon name="on" />
      </button>
    </div>
  );
}

/** Prefetches the image of the next item, after the page had time to load. */
function useNextPicture({ imageLabel }: Playlist, next: MediaItem | undefined): void {
  const image = useImage();
  const address = next && image(next, 'backgroundImage', 'featured', imageLabel);
  const { src, srcSet } = address ?? {};
  useEffect(() => {
    if (!src || !srcSet) return undefined;
    const timer = setTimeout(() => {
      preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: BACKDROP_SIZES, fetchPriority: 'low' });
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [src, srcSet]);
}

interface FeaturedItemProps {
  readonly item: MediaItem;
  readonly playlist: Playlist;
  /** The direction in which it slides in; null without a transition. */
  readonly comesBy: 1 | -1 | null;
}

function FeaturedItem({ item, playlist, comesBy }: FeaturedItemProps) {
  const t = useText();
  const image = useImage();
  const title = useItemTitle();
  const call =
    item.contentType === 'program' ? 'seeProgram' : item.contentType === 'workout' ? 'seeWorkout' : 'open';
  const motion = comesBy === null ? '' : comesBy > 0 ? styles.comesOn : styles.comesBack;
  return (
    <div className={`${styles.item} ${motion}`}>
      <Backdrop address={image(item, 'backgroundImage', 'featured', playlist.imageLabel)} />
      <div className={styles.words}>
        {item.featuredLabel && <p className={styles.label}>{item.featuredLabel}</p>}
        <h2 className={styles.title} dir="auto">
          {title(item)}
        </h2>
        <MetadataLine item={item} />
        <p className={styles.description} dir="auto">
          {item.description}
        </p>
        <Link
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`}
          to={cardLink(item, playlist.id)}
        >
          {t(`catalogue:${call}`)}
        </Link>
      </div>
    </div>
  );
}
