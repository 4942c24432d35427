import { LONGEST_QUERY } from '#domain/search/query.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import buttonStyles from '../design-system/components/button.module.css';
import styles from './search-field.module.css';
import type { TypedQuery } from './typed-query.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly typed: TypedQuery;
  readonly onTyped: (typed: TypedQuery) => void;
  readonly onFocus?: () => void;
  /** Replaces the default of Escape, which is to leave search. */
  readonly onEscape?: () => void;
}

/** The key code of a key that an input method handles; Safari gives it after the composition has ended, too. */
const INPUT_METHOD_KEY = 229;

/** A search field (SRC-01): Enter searches at once, Escape and the clear button leave search. */
export function SearchField({ label, placeholder, typed, onTyped, onFocus, onEscape }: SearchFieldProps) {
  const t = useText();
  const leave = () => onTyped({ text: '', action: 'leave' });
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        onTyped({ text: typed.text, action: 'search' });
      }}
    >
      <Icon name="search" size={20} />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed.text}
        maxLength={LONGEST_QUERY}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onFocus={onFocus}
        onChange={({ target }) => onTyped({ text: target.value, action: 'settle' })}
        onKeyDown={(event) => {
          // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari gives no other sign
          const isForInputMethod = event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD_KEY;
          if (isForInputMethod ? event.key !== 'Enter' : event.key !== 'Escape') return;
          event.preventDefault();
          if (!isForInputMethod) (onEscape ?? leave)();
        }}
      />
      {typed.text !== '' && (
        <button
          type="button"
          className={buttonStyles.icon}
          onClick={(event) => {
            event.currentTarget.form?.querySelector('input')?.focus();
            leave();
          }}
        >
          <Icon name="close" size={20} />
          <span className="visually-hidden">{t('clearSearch')}</span>
        </button>
      )}
    </form>
  );
}
