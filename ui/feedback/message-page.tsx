import { useId, useRef, useState } from 'react';
import { AppFailure } from '#application/app-failure.ts';
import { HOME_PATH } from '#domain/navigation/paths.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly heading: string;
  readonly text: string;
  /** The error, if known: its details can be opened, for support. */
  readonly failure?: Error;
  /** If given, the page offers a retry; otherwise a link to home. */
  readonly onTryAgain?: () => void;
}

/** A page with a message and a next step. */
export function MessagePage({ heading, text, failure, onTryAgain }: MessagePageProps) {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  useLeaveFocus(page);
  const looks = `${buttonStyles.button} ${buttonStyles.primary}`;
  return (
    <div ref={page} className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {onTryAgain ? (
        <button type="button" className={looks} onClick={onTryAgain}>
          {t('tryAgain')}
        </button>
      ) : (
        <Link className={looks} to={HOME_PATH}>
          {t('goHome')}
        </Link>
      )}
      {failure instanceof AppFailure && failure.status !== null && (
        <FailureDetails>
          {t('failureDetail', { status: failure.status, message: failure.message })}
        </FailureDetails>
      )}
    </div>
  );
}

/** What members do not need, for support. */
function FailureDetails({ children }: { children: string }) {
  const t = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.details}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('failureDetails')}
      </button>
      <p id={id} hidden={!isOpen}>
        {children}
      </p>
    </div>
  );
}
