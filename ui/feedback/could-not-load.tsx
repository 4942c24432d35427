import { useText } from '../i18n/i18n.ts';
import styles from './could-not-load.module.css';

/** A message that items could not be loaded, with a retry button (CAT-19). */
export function CouldNotLoad({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useText();
  return (
    <div className={styles.failure} role="status">
      <p>{t('catalogue:couldNotLoadItems')}</p>
      <button type="button" className={styles.tryAgain} onClick={onTryAgain}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
