import buttonStyles from '../looks/button.module.css';
import { useText } from '../texts/texts.ts';
import styles from './list-failure.module.css';

/** Under a list: a part of it could not be had. */
export function ListFailure({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useText();
  return (
    <div className={styles.failure} role="status">
      <p>{t('catalogue:couldNotLoadItems')}</p>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onTryAgain}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
