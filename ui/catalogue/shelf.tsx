import { useId, useRef, type ReactNode } from 'react';
import type { AspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import { Icon } from '../looks/icon.tsx';
import { useText } from '../texts/texts.ts';
import styles from './shelf.module.css';

interface ShelfProps {
  readonly title: string;
  readonly aspectRatio: AspectRatio;
  readonly allTrainers?: boolean;
  readonly children: ReactNode;
}

/** A titled row of cards that scrolls sideways. */
export function Shelf({ title, aspectRatio, allTrainers = false, children }: ShelfProps) {
  const t = useText();
  const headingId = useId();
  const row = useRef<HTMLUListElement>(null);
  const scroll = (pages: number) =>
    row.current?.scrollBy({ left: pages * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section className={styles.shelf} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={headingId}>
          {title}
        </h2>
        <div className={styles.arrows}>
          <button type="button" aria-label={t('catalogue:scrollBack', { title })} onClick={() => scroll(-1)}>
            <Icon name="back" />
          </button>
          <button type="button" aria-label={t('catalogue:scrollOn', { title })} onClick={() => scroll(1)}>
            <Icon name="on" />
          </button>
        </div>
      </div>
      <ul
        ref={row}
        className={allTrainers ? `${styles.row} ${styles.trainers}` : styles.row}
        style={{ '--card-ratio': aspectRatio.replace(':', ' / ') }}
      >
        {children}
      </ul>
    </section>
  );
}

/** How wide a card's picture shows in a shelf, by the breakpoints of `--tiles`. */
export const SHELF_IMAGE_SIZES =
  '(max-width: 479px) 92vw, (max-width: 767px) 46vw, (max-width: 1023px) 30vw, (max-width: 1199px) 22vw, 18vw';
