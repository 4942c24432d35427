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

/** Some pickers turn through days: one is chosen when nothing has changed for so long, in milliseconds. */
const TURNING_MS = 500;

/** The keys that change a part of a day. */
const EDITING_KEY = /^(\d|Backspace|Delete|Arrow(Up|Down|Left|Right))$/;

/**
 * The browser's own picker of a day. What is typed is another day after each part: it is chosen when the field is left, or by
 * Enter. An empty or incomplete day is ignored: the last one is put back when the field is left.
 */
export function DateField({ label, value, earliest, latest, onChoose }: DateFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const isTyping = useRef(false);
  const turning = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(turning.current), []);

  /** The years before the earliest day are those whose digits are not complete. */
  const choose = (day: string) => {
    clearTimeout(turning.current);
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
          clearTimeout(turning.current);
          if (!isTyping.current) turning.current = setTimeout(() => choose(target.value), TURNING_MS);
        }}
        onPointerDown={() => (isTyping.current = false)}
        onKeyDown={({ key, altKey, currentTarget }) => {
          isTyping.current = EDITING_KEY.test(key) && !altKey;
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
