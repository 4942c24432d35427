import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { searchedText } from '#domain/navigation/paths.ts';
import { PartNotLoaded } from '../feedback/part-not-loaded.tsx';
import { bodyPortal } from '../design-system/components/body-portal.ts';
import { Icon } from '../design-system/components/icon.tsx';
import type { LazyModule } from '../navigation/lazy-module.ts';
import { useOnNavigation } from '../navigation/use-on-navigation.ts';
import { useLazyCode } from '../navigation/use-lazy-code.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import styles from './header-search.module.css';
import { openOver, type SearchLocationState } from './search-location-state.ts';
import { SearchField } from './search-field.tsx';
import { NOTHING_TYPED } from './typed-query.ts';
import type { SearchInAddressProps, SearchOverlayProps } from './search-overlay.tsx';

interface HeaderSearchProps {
  /** What handles the input. */
  readonly code: LazyModule<{
    readonly SearchInAddress: ComponentType<SearchInAddressProps>;
    readonly SearchOverlay: ComponentType<SearchOverlayProps>;
  }>;
}

/**
 * Search in the header (SRC-01): a field, or on small screens a button that opens a field over the page. That adds an entry to
 * the browser's history, so that a step back closes it. The code that handles the input loads on first use.
 */
export function HeaderSearch({ code: lazyCode }: HeaderSearchProps) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<Partial<SearchLocationState> | null>;
  const isSearching = searchedText(pathname) !== null;
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [over, setOver] = useState(openOver(state));
  const [code, prepare, hasFailed] = useLazyCode(lazyCode);
  const isUsed = isSearching || over !== null;
  useEffect(() => {
    if (isUsed) prepare();
  }, [isUsed, prepare]);
  useOnNavigation(() => {
    setOver(openOver(state));
    if (!code) setTyped(NOTHING_TYPED);
  });

  const open = () => {
    const here = pathname + search;
    if (over === null)
      void navigate(here, { state: { begunHere: true, over: here } satisfies SearchLocationState });
  };
  const close = () => {
    setOver(null);
    void navigate(-1);
  };
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
        onClick={open}
      >
        <Icon name="search" />
        <span className="visually-hidden">{t('search')}</span>
      </button>
      {hasFailed && (over !== null || typed.text !== '') && bodyPortal(<PartNotLoaded />)}
      {code && <code.SearchInAddress typed={typed} onTyped={setTyped} over={over} />}
      {code &&
        over !== null &&
        bodyPortal(<code.SearchOverlay typed={typed} onTyped={setTyped} onClose={close} />)}
    </>
  );
}
