import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { AppFailure } from '#application/app-failure.ts';
import { HOME_PATH } from '#domain/navigation/paths.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly heading: string;
  readonly text: string;
  /** The error, if known: its details show in small print, for support. */
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
      {failure instanceof AppFailure && failure.status !== null && (
        <p className={styles.detail}>
          {t('failureDetail', { status: failure.status, message: failure.message })}
        </p>
      )}
      {onTryAgain ? (
        <button type="button" className={looks} onClick={onTryAgain}>
          {t('tryAgain')}
        </button>
      ) : (
        <Link className={looks} to={HOME_PATH}>
          {t('goHome')}
        </Link>
      )}
    </div>
  );
}
