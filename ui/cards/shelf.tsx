import { useContext, useDeferredValue, useId, type MouseEvent, type ReactNode } from 'react';
import type { AspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import { canTurn, SHELF_CYCLE, type CarouselState, type CycleMode } from '#domain/catalogue/carousel.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { shelfTiles } from '#domain/catalogue/breakpoints.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { useText } from '../i18n/i18n.ts';
import { textDirection } from '../i18n/text-direction.ts';
import { BlankCard } from './card.tsx';
import { ShelfHead } from './shelf-head.tsx';
import styles from './shelf.module.css';
import { useAheadOfView } from './use-ahead-of-view.ts';
import { IsInFirstView, useNearViewport } from './use-near-viewport.ts';
import { useShelfView } from './use-shelf-view.ts';

interface ShelfProps {
  readonly title: string;
  readonly aspectRatio: AspectRatio;
  readonly items: readonly MediaItem[];
  /** The address of the whole list; null if there is none. */
  readonly seeAll: string | null;
  readonly cycle?: CycleMode;
  readonly children: (item: MediaItem) => ReactNode;
}

/**
 * A titled row of cards that scrolls horizontally; at its ends the arrows do what its cycle mode says (CAT-16). Only visible
 * cards are interactive, and only cards up to a page away are rendered: when the row comes near the viewport, or before, in idle time.
 */
export function Shelf({ title, aspectRatio, items, seeAll, cycle = SHELF_CYCLE, children }: ShelfProps) {
  const headingId = useId();
  const allTrainers = items.every(({ contentType }) => contentType === 'trainer');
  const inView = shelfTiles(useScreenSize(), allTrainers);
  const { row, place, turn, ...handlers } = useShelfView(title, { tiles: items.length, inView }, cycle);
  // Deferred: many rows come near at once, and rendering them must not delay input.
  const atFirst = useContext(IsInFirstView);
  const isRendered = useAheadOfView(useDeferredValue(useNearViewport(row, atFirst), atFirst));
  const { first } = place;
  const isReachable = (tile: number) => tile >= first && tile < first + inView;
  const isDrawn = (tile: number) => isRendered && tile >= first - inView && tile < first + 2 * inView;

  /** A click on a partly visible (inert) card targets the row itself. */
  const turnToPressed = ({ target, currentTarget, clientX }: MouseEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    turn(textDirection() * (clientX - left - width / 2) > 0 ? 1 : -1);
  };
  return (
    <section className={styles.shelf} aria-labelledby={headingId}>
      <ShelfHead id={headingId} title={title} seeAll={seeAll}>
        <Arrows title={title} place={place} cycle={cycle} turn={turn} />
      </ShelfHead>
      <ul
        ref={row}
        className={allTrainers ? `${styles.row} ${styles.trainers}` : styles.row}
        style={{ '--card-ratio': aspectRatio.replace(':', ' / ') }}
        {...handlers}
        onClick={turnToPressed}
      >
        {items.map((item, tile) => (
          <li key={item.id} inert={!isReachable(tile)} aria-posinset={tile + 1} aria-setsize={items.length}>
            {isDrawn(tile) ? children(item) : isReachable(tile) && <BlankCard />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ArrowsProps {
  readonly title: string;
  readonly place: CarouselState;
  readonly cycle: CycleMode;
  readonly turn: (by: 1 | -1) => void;
}

/** The arrows of a shelf, as far as they lead anywhere. */
function Arrows({ title, place, cycle, turn }: ArrowsProps) {
  const t = useText();
  const [back, forward] = [canTurn(place, -1, cycle), canTurn(place, 1, cycle)];
  if (!back && !forward) return null;
  return (
    <div className={styles.arrows}>
      {back && (
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('catalogue:scrollBack', { title })}
          onClick={() => turn(-1)}
        >
          <Icon name="back" />
        </button>
      )}
      {forward && (
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('catalogue:scrollOn', { title })}
          onClick={() => turn(1)}
        >
          <Icon name="on" />
        </button>
      )}
    </div>
  );
}

/** The display width of a card's image in a shelf, by the breakpoints of `--tiles`. */
export const SHELF_IMAGE_SIZES =
  '(max-width: 479px) 92vw, (max-width: 767px) 46vw, (max-width: 1023px) 30vw, (max-width: 1199px) 22vw, 18vw';
