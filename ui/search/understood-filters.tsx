import { useRef } from 'react';
import type { UnderstoodFilter } from '#domain/search/understood-query.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './understood-filters.module.css';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export interface UnderstoodFiltersProps {
  readonly filters: readonly UnderstoodFilter[];
  /** Lets words of the query be text. */
  readonly onTakeBack: (words: string) => void;
  /** Takes the focus once no filter is left. */
  readonly onNone: () => void;
}

/** The filters that a query is understood to name, each of which can be taken back (SRC-07). */
export function UnderstoodFilters({ filters, onTakeBack, onNone }: UnderstoodFiltersProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const noteRemoval = useFocusAfterRemoval(list, filters.map(({ words }) => words).join(), onNone);
  return (
    <ul ref={list} className={styles.filters} aria-label={t('search:filters')}>
      {filters.map(({ key, label, words }, place) => (
        <li key={key}>
          <button
            type="button"
            className={styles.filter}
            aria-label={t('search:removeFilter', { filter: label })}
            onClick={() => {
              noteRemoval(place);
              onTakeBack(words);
            }}
          >
            <span dir="auto">{label}</span>
            <Icon name="close" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
