import { useScreenTitle } from '../shell/use-screen-title.ts';
import { useText } from '../texts/texts.ts';
import styles from './detail-placeholder.module.css';

/** A detail page that is on its way. */
export function DetailPlaceholder() {
  const t = useText();
  useScreenTitle(null);
  return <div className={styles.placeholder} aria-busy="true" aria-label={t('loading')} role="status" />;
}
