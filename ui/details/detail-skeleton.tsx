import { Busy } from '../feedback/busy.tsx';
import { useScreenTitle } from '../session/use-screen-title.ts';
import styles from './detail-skeleton.module.css';

/** The placeholder of a detail page that is loading. */
export function DetailSkeleton() {
  useScreenTitle(null);
  return <Busy className={styles.placeholder} />;
}
