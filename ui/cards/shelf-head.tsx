import type { ReactNode } from 'react';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import styles from './shelf.module.css';

interface ShelfHeadProps {
  /** The element id of the heading. */
  readonly id: string;
  readonly title: string;
  /** The address of the whole list; null if there is none. */
  readonly seeAll: string | null;
  /** Further tools, after the link. */
  readonly children?: ReactNode;
}

/** The title of a shelf, with its tools. */
export function ShelfHead({ id, title, seeAll, children }: ShelfHeadProps) {
  const t = useText();
  return (
    <div className={styles.head}>
      <h2 className={styles.heading} id={id} dir="auto">
        {title}
      </h2>
      <div className={styles.tools} data-tools>
        {seeAll && (
          <Link className={styles.seeAll} to={seeAll} aria-describedby={id}>
            {t('catalogue:seeAll')}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
