import { useRef, useState, type ReactNode } from 'react';
import type { ChosenFilters } from '#domain/catalogue/chosen-filters.ts';
import type { Filter } from '#domain/catalogue/playlist.ts';
import { sortOrder, type SortOrder } from '#domain/catalogue/sort-order.ts';
import { FilterChips } from '../cards/filter-chips.tsx';
import buttonStyles from '../design-system/components/button.module.css';
import { Modal } from '../design-system/components/modal.tsx';
import { Select } from '../design-system/components/select.tsx';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import styles from './filter-bar.module.css';

/** How many items pass the filters; null while that is not known. */
export type FoundCount = { readonly count: number; readonly isWhole: boolean } | null;

interface FilterBarProps {
  readonly filters: readonly Filter[];
  readonly chosen: ChosenFilters;
  readonly onChoose: (key: string, value: string | null) => void;
  /** Null if nothing can be reset. */
  readonly onReset: (() => void) | null;
  readonly found: FoundCount;
  /** The order of the list; undefined if it cannot be sorted. */
  readonly order: SortOrder | null | undefined;
  readonly onOrder: (order: SortOrder | null) => void;
}

/** The dropdowns of a list, on small screens in a sheet; below them what is chosen, how many it leaves and their order (CAT-20). */
export function FilterBar({ filters, chosen, onChoose, onReset, found, order, onOrder }: FilterBarProps) {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const size = useScreenSize();
  const isSmall = size === 'xs' || size === 'sm';
  const selects = filters.map(({ key, description, options }) => (
    <Select
      key={key}
      label={description}
      none={t('browse:any')}
      options={options}
      chosen={chosen.get(key) ?? null}
      onChoose={(value) => onChoose(key, value)}
    />
  ));
  return (
    <div ref={bar} className={styles.filters} role="group" aria-label={t('browse:filters')} tabIndex={-1}>
      {isSmall ? (
        <FilterSheet count={chosen.size} found={found}>
          {selects}
        </FilterSheet>
      ) : (
        <div className={styles.dropdowns}>{selects}</div>
      )}
      <div className={styles.chosen}>
        <FoundText found={found} />
        <FilterChips
          name={t('browse:filters')}
          chips={chipsOf(filters, chosen)}
          onRemove={({ key }) => onChoose(key, null)}
          onNone={() => bar.current?.focus({ preventScroll: true })}
        />
        {onReset && (
          <button type="button" className={styles.reset} onClick={onReset}>
            {t('browse:resetAll')}
          </button>
        )}
        {order !== undefined && <SortSelect order={order} onOrder={onOrder} />}
      </div>
    </div>
  );
}

type Shown = 'found' | 'show';

/** '84 workouts', 'Show more than 50 workouts' */
function useFoundText(): (key: Shown, found: NonNullable<FoundCount>) => string {
  const t = useText();
  const numberText = useNumberText();
  return (key, { count, isWhole }) =>
    t(`browse:${key}${isWhole ? '' : 'AtLeast'}`, { count, number: numberText(count) });
}

/** Says how many there are, aloud, too. */
function FoundText({ found }: Pick<FilterBarProps, 'found'>) {
  const text = useFoundText();
  return (
    <p className={styles.count} role="status">
      {found && text('found', found)}
    </p>
  );
}

/** What is chosen, as the dropdowns call it. */
const chipsOf = (filters: readonly Filter[], chosen: ChosenFilters) =>
  filters.flatMap(({ key, options }) => {
    const value = chosen.get(key);
    if (value === undefined) return [];
    return [{ key, label: options.find((option) => option.value === value)?.label ?? value }];
  });

function SortSelect({ order, onOrder }: { order: SortOrder | null; onOrder: FilterBarProps['onOrder'] }) {
  const t = useText();
  return (
    <div className={styles.sort}>
      <Select
        label={t('browse:sort')}
        none={t('browse:sort.newest')}
        options={[
          { label: t('browse:sort.shortest'), value: 'shortest' },
          { label: t('browse:sort.title'), value: 'title' },
        ]}
        chosen={order}
        onChoose={(value) => onOrder(sortOrder(value))}
      />
    </div>
  );
}

interface FilterSheetProps extends Pick<FilterBarProps, 'found'> {
  /** How many filters are chosen. */
  readonly count: number;
  readonly children: ReactNode;
}

/** A button that opens the dropdowns. */
function FilterSheet({ count, found, children }: FilterSheetProps) {
  const t = useText();
  const text = useFoundText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? t('browse:filtersChosen', { count }) : t('browse:filters')}
      </button>
      {isOpen && (
        <Modal
          label={t('browse:filters')}
          className={styles.sheet}
          motion="fade"
          closesOnOutsideClick
          onClosed={() => setIsOpen(false)}
        >
          {({ close }) => (
            <div className={styles.sheetContent}>
              <h2 className={styles.sheetHeading}>{t('browse:filters')}</h2>
              {children}
              <button
                type="button"
                className={`${buttonStyles.button} ${buttonStyles.primary}`}
                onClick={close}
              >
                {found ? text('show', found) : t('browse:showAll')}
              </button>
            </div>
          )}
        </Modal>
      )}
    </>
  );
}
