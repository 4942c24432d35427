import { UndoPlaceOfDialog } from '../cards/undo-place.tsx';
import { Icon } from '../design-system/components/icon.tsx';
import { Modal } from '../design-system/components/modal.tsx';
import { BusyAnnouncer } from '../feedback/busy.tsx';
import { useText } from '../i18n/i18n.ts';
import buttonStyles from '../design-system/components/button.module.css';
import styles from './search-overlay.module.css';
import { SearchField } from './search-field.tsx';
import { SearchStates } from './search-states.tsx';
import type { TypedQuery } from './typed-query.ts';
import { useAskedQuery } from './use-asked-query.ts';
import { usePrefetchSearch, useSearch } from './use-search.ts';
import { useSearchAddress } from './use-search-address.ts';
import { useDebouncedAddress } from './use-debounced-address.ts';

interface TypedQueryProps {
  readonly typed: TypedQuery;
  readonly onTyped: (typed: TypedQuery) => void;
}

export interface SearchInAddressProps extends TypedQueryProps {
  /** The page over which search is open. */
  readonly over: string | null;
}

export interface SearchOverlayProps extends TypedQueryProps {
  readonly onClose: () => void;
}

/**
 * Renders nothing: synchronizes the header's field with the address '/q/{query}', and requests what queries are understood by as
 * soon as something is typed, and the results of each.
 */
export function SearchInAddress({ typed, onTyped, over }: SearchInAddressProps) {
  const prefetch = usePrefetchSearch(typed.text !== '');
  useDebouncedAddress(typed, onTyped, useSearchAddress(over, prefetch));
  return null;
}

/** SRC-01: search on a small screen, over everything else. Results can be opened from it. */
export function SearchOverlay({ typed, onTyped, onClose }: SearchOverlayProps) {
  const t = useText();
  const { query, takenBack, takeBack } = useAskedQuery();
  const { state, filters } = useSearch(query, takenBack);
  return (
    <Modal label={t('search')} className={styles.overlay} motion="fade" onClosed={onClose}>
      {({ close }) => (
        <>
          <div className={styles.bar}>
            <div className={styles.field}>
              <SearchField
                label={t('search')}
                placeholder={t('searchPlaceholder')}
                typed={typed}
                onTyped={onTyped}
                onEscape={close}
              />
            </div>
            <button type="button" className={buttonStyles.icon} onClick={close}>
              <Icon name="close" />
              <span className="visually-hidden">{t('search:closeSearch')}</span>
            </button>
          </div>
          <UndoPlaceOfDialog>
            <BusyAnnouncer>
              <SearchStates query={query} search={state} filters={filters} onTakeBack={takeBack} />
            </BusyAnnouncer>
          </UndoPlaceOfDialog>
        </>
      )}
    </Modal>
  );
}
