import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { CONFIG_SOURCE, withoutConfigSource } from '#domain/navigation/paths.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import fieldStyles from '../../design-system/components/field.module.css';
import styles from './config-source-form.module.css';

/** What was typed, ready to be requested, or why it cannot be. */
export type ReadSource =
  { readonly source: string; readonly problem: null } | { readonly source: null; readonly problem: string };

interface ConfigSourceFormProps {
  /** Renders the label for the field with this id. */
  readonly label: (field: string) => ReactNode;
  readonly hint: string;
  readonly button: string;
  readonly read: (typed: string) => ReadSource;
  /** What was typed before, and what was wrong with it. */
  readonly rejected?: { readonly source: string; readonly problem: string } | null;
  readonly takesFocus?: boolean;
}

/** A field for a config source, whose form requests it by the address of the page (CFG-07), which keeps what else it says. */
export function ConfigSourceForm({
  label,
  hint,
  button,
  read,
  rejected = null,
  takesFocus = false,
}: ConfigSourceFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState({ count: 0, problem: rejected?.problem ?? null });
  const { count, problem } = attempt;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const submit = (event: SubmitEvent) => {
    if (!field.current) return;
    const { source, problem: found } = read(field.current.value);
    if (found === null) {
      field.current.value = source;
      return;
    }
    event.preventDefault();
    setAttempt({ count: count + 1, problem: found });
    field.current.focus();
  };

  return (
    <form className={styles.form} method="get" noValidate onSubmit={submit}>
      {[...withoutConfigSource(new URLSearchParams(window.location.search))].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {label(id)}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {problem !== null && (
        // A screen reader hears the same problem again after another attempt.
        <p key={count} id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={`${fieldStyles.control} ${styles.field}`}
          name={CONFIG_SOURCE}
          defaultValue={rejected?.source}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
        />
        <button className={`${buttonStyles.button} ${buttonStyles.primary}`}>{button}</button>
      </div>
    </form>
  );
}
