import { useEffect, useId, useRef, useState } from 'react';
import fieldStyles from './field.module.css';

interface DateFieldProps {
  readonly label: string;
  /** As all days here: 'YYYY-MM-DD'. */
  readonly value: string;
  readonly earliest: string;
  readonly latest: string;
  readonly onChoose: (day: string) => void;
}

/** Some pickers report each day that they scroll past: the last one is chosen after so long, in milliseconds. */
const SCROLLING_MS = 500;

/** The keys that open a picker or leave the field; all others change a part of the day. */
const OTHER_KEY = /^( |Enter|Tab|Escape|F4|Shift|Alt)$/;

/**
 * The browser's own picker of a day. What is typed is another day after each part: it is chosen when the field is left, or by
 * Enter. An empty or incomplete day is ignored: the last one is put back when the field is left.
 */
export function DateField({ label, value, earliest, latest, onChoose }: DateFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const isTyping = useRef(false);
  const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(scrolling.current), []);

  /** The years before the earliest day are those whose digits are not complete. */
  const choose = (day: string) => {
    clearTimeout(scrolling.current);
    if (day < earliest) return;
    setDraft(null);
    if (day !== value) onChoose(day);
  };
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={fieldStyles.control}
        type="date"
        required
        value={draft ?? value}
        min={earliest}
        max={latest}
        onChange={({ target }) => {
          setDraft(target.value);
          clearTimeout(scrolling.current);
          if (!isTyping.current) scrolling.current = setTimeout(() => choose(target.value), SCROLLING_MS);
        }}
        onPointerDown={() => (isTyping.current = false)}
        onKeyDown={({ key, altKey, currentTarget }) => {
          isTyping.current = !OTHER_KEY.test(key) && !altKey;
          if (key === 'Enter') choose(currentTarget.value);
        }}
        onBlur={({ target }) => {
          choose(target.value);
          setDraft(null);
        }}
      />
    </div>
  );
}
