import { Busy } from '../shell/busy.tsx';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import styles from './detail-placeholder.module.css';

/** A detail page that is on its way. */
export function DetailPlaceholder() {
  useScreenTitle(null);
  return <Busy className={styles.placeholder} />;
}
