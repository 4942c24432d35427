import { useText } from '../i18n/i18n.ts';
import styles from './part-not-loaded.module.css';

/** Says that the code of what was pressed could not be loaded. Over the page, which does not move. */
export function PartNotLoaded() {
  const t = useText();
  return (
    <p role="alert" className={styles.alert}>
      {t('partNotLoaded')}
    </p>
  );
}
