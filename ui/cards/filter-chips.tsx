import { useRef } from 'react';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './filter-chips.module.css';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** A filter that applies. */
interface FilterChip {
  readonly key: string;
  readonly label: string;
}

interface FilterChipsProps<Chip extends FilterChip> {
  /** The accessible name. */
  readonly name: string;
  readonly chips: readonly Chip[];
  readonly onRemove: (chip: Chip) => void;
  /** Takes the focus once no chip is left. */
  readonly onNone: () => void;
}

/** The filters that apply, each of which can be removed (CAT-20, SRC-07). */
export function FilterChips<Chip extends FilterChip>({
  name,
  chips,
  onRemove,
  onNone,
}: FilterChipsProps<Chip>) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const contents = chips.map(({ key, label }) => `${key} ${label}`).join();
  const noteRemoval = useFocusAfterRemoval(list, contents, onNone);
  return (
    <ul ref={list} className={styles.chips} aria-label={name}>
      {chips.map((chip, place) => (
        <li key={chip.key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('browse:removeFilter', { label: chip.label })}
            onClick={() => {
              noteRemoval(place);
              onRemove(chip);
            }}
          >
            <span dir="auto">{chip.label}</span>
            <Icon name="close" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
