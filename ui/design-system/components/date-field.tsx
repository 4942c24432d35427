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

/** A day is typed part by part: it is chosen when nothing has changed for so long, in milliseconds. */
const TYPING_MS = 500;

/** The browser's own picker of a day. An empty or incomplete day is ignored: the last one is put back when the field is left. */
export function DateField({ label, value, earliest, latest, onChoose }: DateFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  /** The years before the earliest day are those whose digits are not complete. */
  const choose = (day: string) => {
    clearTimeout(typing.current);
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
          clearTimeout(typing.current);
          typing.current = setTimeout(() => choose(target.value), TYPING_MS);
        }}
        onKeyDown={({ key, currentTarget }) => {
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
