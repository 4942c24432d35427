import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { searchedText } from '#domain/navigation/paths.ts';
import { PartNotLoaded } from '../feedback/part-not-loaded.tsx';
import { outsideHeader } from '../design-system/components/outside-header.ts';
import { Icon } from '../design-system/components/icon.tsx';
import type { LazyModule } from '../navigation/lazy-module.ts';
import { useLazyCode } from '../session/use-lazy-code.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import styles from './search-area.module.css';
import { SearchField } from './search-field.tsx';
import { NOTHING_TYPED } from './typed-query.ts';
import type { SearchBoxProps, SearchOverlayProps } from './search-box.tsx';

interface SearchAreaProps {
  /** The code that handles the input. */
  readonly load: LazyModule<{
    readonly SearchInAddress: ComponentType<SearchBoxProps>;
    readonly SearchOverlay: ComponentType<SearchOverlayProps>;
  }>;
}

/**
 * Search in the header (SRC-01): a field, or on small screens a button that opens a field over the page. The code that
 * handles the input loads on first use.
 */
export function SearchArea({ load }: SearchAreaProps) {
  const t = useText();
  const isSearching = searchedText(useLocation().pathname) !== null;
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [isOpen, setIsOpen] = useState(false);
  const [code, prepare, hasFailed] = useLazyCode(load, load.arrived);
  useEffect(() => {
    if (isSearching) prepare();
  }, [isSearching, prepare]);

  return (
    <>
      <div className={styles.field}>
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          typed={typed}
          onTyped={setTyped}
          onFocus={prepare}
        />
      </div>
      <button
        type="button"
        className={`${buttonStyles.icon} ${styles.button}`}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onClick={() => {
          prepare();
          setIsOpen(true);
        }}
      >
        <Icon name="search" />
        <span className="visually-hidden">{t('search')}</span>
      </button>
      {hasFailed && (isOpen || typed.text !== '') && outsideHeader(<PartNotLoaded />)}
      {code && <code.SearchInAddress typed={typed} onTyped={setTyped} />}
      {code &&
        isOpen &&
        outsideHeader(
          <code.SearchOverlay typed={typed} onTyped={setTyped} onClose={() => setIsOpen(false)} />,
        )}
    </>
  );
}
