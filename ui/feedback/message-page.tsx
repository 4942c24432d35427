import { Link } from 'react-router-dom';
import { AppFailure } from '#application/app-failure.ts';
import { HOME_PATH } from '#domain/navigation/paths.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly heading: string;
  readonly text: string;
  /** What went wrong, where it is known: said in small, for whoever is asked for help. */
  readonly failure?: Error;
  /** Where given, the way on is another try; otherwise it is home. */
  readonly onTryAgain?: () => void;
}

/** A page that says what is the matter, and the way on. */
export function MessagePage({ heading, text, failure, onTryAgain }: MessagePageProps) {
  const t = useText();
  const looks = `${buttonStyles.button} ${buttonStyles.primary}`;
  return (
    <div className={styles.page}>
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
