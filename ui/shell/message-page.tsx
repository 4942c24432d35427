import { Link } from 'react-router-dom';
import buttonStyles from '../looks/button.module.css';
import { useText } from '../texts/texts.ts';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly heading: string;
  readonly text: string;
  /** Where given, the way on is another try; otherwise it is home. */
  readonly onTryAgain?: () => void;
}

/** A page that says what is the matter, and the way on. */
export function MessagePage({ heading, text, onTryAgain }: MessagePageProps) {
  const t = useText();
  const looks = `${buttonStyles.button} ${buttonStyles.primary}`;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {onTryAgain ? (
        <button type="button" className={looks} onClick={onTryAgain}>
          {t('tryAgain')}
        </button>
      ) : (
        <Link className={looks} to="/">
          {t('goHome')}
        </Link>
      )}
    </div>
  );
}
