import { pageNumbers } from '#domain/progress/history-pages.ts';
import { Icon, type IconName } from '../design-system/components/icon.tsx';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import styles from './pagination.module.css';
import { TURNED } from './use-focus-after-turning.ts';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  /** Whether there is nothing beyond these pages. */
  readonly isEndKnown: boolean;
  /** The address of a page. */
  readonly linkTo: (page: number) => string;
}

/** PRG-05: the first, the previous, the next and the last page, and by their numbers as many others as there is room for. */
export function Pagination({ page, pages, isEndKnown, linkTo }: PaginationProps) {
  const t = useText();
  const numbers = pageNumbers(page, pages, useScreenSize());
  const step = (to: number, icon: IconName, label: string) => (
    <li>
      {to === page ? (
        <a className={styles.button} role="link" aria-disabled="true" aria-label={label}>
          <Icon name={icon} size={20} />
        </a>
      ) : (
        <Link className={styles.button} to={linkTo(to)} state={TURNED} aria-label={label}>
          <Icon name={icon} size={20} />
        </Link>
      )}
    </li>
  );
  return (
    <nav aria-label={t('progress:pages')}>
      <ul className={styles.pages}>
        {step(1, 'first', t('progress:firstPage'))}
        {step(Math.max(1, page - 1), 'back', t('progress:previousPage'))}
        {numbers.length === 0 && (
          <li className={styles.place} aria-current="page">
            {isEndKnown ? t('progress:pageOf', { page, pages }) : t('progress:page', { page })}
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <Link
              className={styles.button}
              to={linkTo(number)}
              state={TURNED}
              aria-label={t('progress:page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {step(Math.min(pages, page + 1), 'on', t('progress:nextPage'))}
        {step(isEndKnown ? pages : page, 'last', t('progress:lastPage'))}
      </ul>
    </nav>
  );
}
