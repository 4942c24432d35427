import { useEffect, useId, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { preload } from 'react-dom';
import { mayBeMember } from '#domain/account/viewer.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { Backdrop, VEIL } from '../design-system/components/backdrop.tsx';
import { BACKDROP_SIZES } from '../design-system/components/backdrop-sizes.ts';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import styles from './featured-row.module.css';
import { MetadataLine } from '../cards/metadata-line.tsx';
import { ShelfHead } from '../cards/shelf-head.tsx';
import { useFeaturedCarousel } from './use-featured-carousel.ts';
import { useFeaturedLabel } from '../cards/use-featured-label.ts';
import { useImage } from '../cards/use-image.ts';
import { useSwipe } from './use-swipe.ts';
import { useForLink, useItemTitle } from '../session/use-item-title.ts';
import { useViewer } from '../session/use-viewer.ts';

/** The delay before the next item's image is prefetched, in milliseconds. */
const PREFETCH_DELAY_MS = 3000;

interface FeaturedRowProps {
  /** An empty title of the hero is not shown. */
  readonly title: string;
  /** Whether it is the hero, at the top of the page. */
  readonly isHero: boolean;
  readonly items: readonly MediaItem[];
  /** The playlist of the items, and the name of the image that it shows. */
  readonly from: PlaylistId | null;
  readonly imageLabel: string | null;
  /** The address of the whole list; null if there is none. The hero does not show it. */
  readonly seeAll: string | null;
}

/** A featured row: a carousel of one item at a time (CAT-01, CAT-16). */
export function FeaturedRow({ title, isHero, items, seeAll, ...list }: FeaturedRowProps) {
  const t = useText();
  const headingId = useId();
  const carousel = useFeaturedCarousel(items.length);
  const { shown, leaving, isAutoAdvancing, turn, setPointed, setFocused } = carousel;
  const item = items[shown];
  const left = leaving && items[leaving.index];
  const row: ItemsRow = { ...list, isHero, rowTitle: isHero ? title : '' };
  useNextPicture(row, items[(shown + 1) % items.length]);
  const swipe = useSwipe(turn);
  // The focus of the item that leaves goes to that of the next one.
  const hadFocusRef = useRef(false);
  if (!item) return null;
  const label = title || t('catalogue:featured');
  const followFocus = ({ type, currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(type === 'focus' || currentTarget.contains(relatedTarget));
  return (
    <section
      className={isHero ? styles.hero : styles.featured}
      aria-roledescription={t('catalogue:carousel')}
      {...(isHero ? { 'aria-label': label } : { 'aria-labelledby': headingId })}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={followFocus}
      onBlur={followFocus}
      {...swipe}
    >
      {!isHero && <ShelfHead id={headingId} title={label} seeAll={seeAll} />}
      <div className={styles.items} data-on-picture={isHero ? 'top' : 'frame'}>
        <div aria-live={isAutoAdvancing ? 'off' : 'polite'}>
          <FeaturedItem
            key={item.id}
            row={row}
            item={item}
            comesBy={leaving?.by ?? null}
            hadFocusRef={hadFocusRef}
          />
        </div>
        {left && (
          <div
            key={left.id}
            className={`${styles.leaving} ${leaving.by > 0 ? styles.goesOn : styles.goesBack}`}
            inert
            aria-hidden="true"
          >
            <FeaturedItem row={row} item={left} comesBy={null} />
          </div>
        )}
        {items.length > 1 && <Pager items={items} carousel={carousel} />}
      </div>
    </section>
  );
}

/** What all items of a row share. */
interface ItemsRow extends Pick<FeaturedRowProps, 'isHero' | 'from' | 'imageLabel'> {
  /** The row's title, shown with each item; may be empty. */
  readonly rowTitle: string;
}

type Carousel = ReturnType<typeof useFeaturedCarousel>;

function Pager({ items, carousel }: { items: readonly MediaItem[]; carousel: Carousel }) {
  const t = useText();
  const title = useItemTitle();
  const { shown, turn, show, isStopped, toggleStopped } = carousel;
  const dots = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // There may be more dots than fit; the row of dots scrolls, never the page.
    const [row, dot] = [dots.current, dots.current?.children[shown] as HTMLElement | undefined];
    if (row && dot) row.scrollLeft = dot.offsetLeft - (row.clientWidth - dot.offsetWidth) / 2;
  }, [shown]);
  return (
    <div className={styles.pager}>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={t(isStopped ? 'catalogue:goOnFeatured' : 'catalogue:pauseFeatured')}
        onClick={toggleStopped}
      >
        <Icon name={isStopped ? 'play' : 'pause'} size={20} />
      </button>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={t('catalogue:previousFeatured')}
        onClick={() => turn(-1)}
      >
        <Icon name="back" />
      </button>
      <div ref={dots} className={styles.dots}>
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
      </div>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={t('catalogue:nextFeatured')}
        onClick={() => turn(1)}
      >
        <Icon name="on" />
      </button>
    </div>
  );
}

/** Prefetches the hero's next image, after the page had time to load. */
function useNextPicture({ isHero, imageLabel }: ItemsRow, next: MediaItem | undefined): void {
  const image = useImage();
  const address = next && isHero && image(next, 'backgroundImage', 'featured', imageLabel);
  const { src, srcSet } = address || {};
  useEffect(() => {
    if (!src || !srcSet) return undefined;
    const timer = setTimeout(() => {
      preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: BACKDROP_SIZES, fetchPriority: 'low' });
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [src, srcSet]);
}

interface FeaturedItemProps {
  readonly row: ItemsRow;
  readonly item: MediaItem;
  /** The direction in which it slides in; null without a transition. */
  readonly comesBy: 1 | -1 | null;
  /** Whether the item before it had the focus when it went. */
  readonly hadFocusRef?: RefObject<boolean>;
}

function FeaturedItem({ row, item, comesBy, hadFocusRef }: FeaturedItemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const { current } = link;
    if (!hadFocusRef) return undefined;
    if (hadFocusRef.current) current?.focus({ preventScroll: true });
    hadFocusRef.current = false;
    return () => {
      hadFocusRef.current = document.activeElement === current;
    };
  }, [hadFocusRef]);
  const { from, imageLabel, isHero, rowTitle } = row;
  const t = useText();
  const image = useImage();
  const title = useItemTitle();
  const forLink = useForLink();
  const label = useFeaturedLabel()(item);
  const call =
    item.contentType === 'program' ? 'seeProgram' : item.contentType === 'workout' ? 'seeWorkout' : 'open';
  // A member's card is what starts a workout.
  const isMember = mayBeMember(useViewer());
  const isPrimary = !isHero || !isMember;
  const motion = comesBy === null ? '' : comesBy > 0 ? styles.comesOn : styles.comesBack;
  const Heading = isHero ? 'h2' : 'h3';
  return (
    <div className={`${styles.item} ${motion}`}>
      <Backdrop address={image(item, 'backgroundImage', 'featured', imageLabel)} urgent={isHero} />
      <div className={`${styles.words} ${VEIL}`}>
        {rowTitle && <p className={styles.rowTitle}>{rowTitle}</p>}
        {label && <p className={styles.label}>{label}</p>}
        <Heading className={styles.title} dir="auto">
          {title(item)}
        </Heading>
        <MetadataLine item={item} />
        <p className={styles.description} dir="auto">
          {item.description}
        </p>
        <Link
          ref={link}
          className={`${buttonStyles.button} ${isPrimary ? buttonStyles.primary : buttonStyles.quiet} ${buttonStyles.large}`}
          to={cardLink(forLink(item), from)}
        >
          {t(`catalogue:${call}`)}
        </Link>
      </div>
    </div>
  );
}
