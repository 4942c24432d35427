import { useEffect, useRef, useState } from 'react';
import type { UndoableChange, UndoNoticeProps } from '../../cards/undo.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import toastStyles from '../../design-system/components/toast.module.css';
import { useText } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/link.tsx';
import { useLeaveFocus } from '../../navigation/use-leave-focus.ts';
import styles from './undo-notice.module.css';

/** How long a change can be taken back, in milliseconds, besides the time that somebody stays on the notice (CAT-29). */
const UNDO_MS = 8000;

/** Says what was changed, and offers to take it back (CAT-29). Over the page, which does not move. */
export const UndoNotice = ({ change, onEnd }: UndoNoticeProps) => (
  <div className={`${toastStyles.place} ${change ? toastStyles.shown : ''} ${styles.place}`}>
    <p role="status">{change?.words}</p>
    {change && <UndoButton key={change.words} change={change} onEnd={onEnd} />}
  </div>
);

function UndoButton({ change, onEnd }: { readonly change: UndoableChange; readonly onEnd: () => void }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  useLeaveFocus(place);
  useEffect(() => {
    if (change.takesFocus) button.current?.focus({ preventScroll: true });
  }, [change]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onEnd, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  return (
    <div
      ref={place}
      className={styles.ways}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {change.page && (
        <Link className={styles.page} to={change.page.link} onClick={onEnd}>
          {change.page.name}
        </Link>
      )}
      <button
        ref={button}
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        onClick={() => {
          change.undo();
          onEnd();
        }}
      >
        {t('notices:undo')}
      </button>
    </div>
  );
}
