import { Children, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import { turned } from '#domain/catalogue/carousel.ts';
import { Icon } from '../looks/icon.tsx';
import { useText } from '../texts/texts.ts';
import styles from './shelf.module.css';

interface ShelfProps {
  readonly title: string;
  readonly aspectRatio: AspectRatio;
  readonly allTrainers?: boolean;
  /** Where there is more of it; null where not. */
  readonly seeAll: string | null;
  readonly children: ReactNode;
}

/** A titled row of cards that scrolls sideways; its arrows restart at the ends (CAT-16). */
export function Shelf({ title, aspectRatio, allTrainers = false, seeAll, children }: ShelfProps) {
  const t = useText();
  const headingId = useId();
  const row = useRef<HTMLUListElement>(null);
  const turn = (by: 1 | -1) => {
    if (row.current) scrollByPage(row.current, Children.count(children), by);
  };
  return (
    <section className={styles.shelf} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={headingId}>
          {title}
        </h2>
        <div className={styles.tools}>
          {seeAll && (
            <Link className={styles.seeAll} to={seeAll} aria-describedby={headingId}>
              {t('catalogue:seeAll')}
            </Link>
          )}
          <div className={styles.arrows}>
            <button type="button" aria-label={t('catalogue:scrollBack', { title })} onClick={() => turn(-1)}>
              <Icon name="back" />
            </button>
            <button type="button" aria-label={t('catalogue:scrollOn', { title })} onClick={() => turn(1)}>
              <Icon name="on" />
            </button>
          </div>
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

function scrollByPage(row: HTMLElement, tiles: number, by: 1 | -1): void {
  const looks = getComputedStyle(row);
  const inView = Number(looks.getPropertyValue('--tiles')) || 1;
  const pitch = (row.firstElementChild?.clientWidth ?? 0) + parseFloat(looks.columnGap);
  const first = Math.round(row.scrollLeft / pitch);
  row.scrollTo({ left: turned({ first, inView, tiles }, by, 'restart') * pitch, behavior: 'smooth' });
}

/** How wide a card's picture shows in a shelf, by the breakpoints of `--tiles`. */
export const SHELF_IMAGE_SIZES =
  '(max-width: 479px) 92vw, (max-width: 767px) 46vw, (max-width: 1023px) 30vw, (max-width: 1199px) 22vw, 18vw';
