import { Busy } from '../feedback/busy.tsx';
import { useDocumentTitle } from '../session/use-document-title.ts';
import styles from './detail-skeleton.module.css';

/** The placeholder of a detail page that is loading. */
export function DetailSkeleton() {
  useDocumentTitle(null);
  return <Busy className={styles.placeholder} />;
}
