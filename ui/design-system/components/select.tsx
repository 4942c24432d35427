import { useId } from 'react';
import { Icon } from './icon.tsx';
import fieldStyles from './field.module.css';
import styles from './select.module.css';

interface SelectOption {
  readonly label: string;
  readonly value: string;
  /** The language of the label, if it is not that of the page. */
  readonly language?: string;
}

interface SelectProps {
  readonly label: string;
  /** The label of the empty choice; omitted: there is none. */
  readonly none?: string;
  readonly options: readonly SelectOption[];
  readonly chosen: string | null;
  readonly onChoose: (value: string | null) => void;
}

/** A dropdown with a single or no choice; the native control, so that it fits every device. */
export function Select({ label, none, options, chosen, onChoose }: SelectProps) {
  const id = useId();
  const isListable = chosen === null || options.some(({ value }) => value === chosen);
  return (
    <div className={fieldStyles.field} data-chosen={none !== undefined && chosen !== null}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${fieldStyles.control} ${styles.select}`}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.language}>
            {option.label}
          </option>
        ))}
        {!isListable && <option value={chosen}>{chosen}</option>}
      </select>
      <span className={styles.sign}>
        <Icon name="down" size={18} />
      </span>
    </div>
  );
}
