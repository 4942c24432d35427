import { Busy } from '../feedback/busy.tsx';
import { useScreenTitle } from '../session/use-screen-title.ts';
import styles from './detail-skeleton.module.css';

/** A detail page that is on its way. */
export function DetailSkeleton() {
  useScreenTitle(null);
  return <Busy className={styles.placeholder} />;
}
