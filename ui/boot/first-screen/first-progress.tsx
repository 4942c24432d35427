import progress from '../../i18n/en-US/progress.json';
import { ProgressHead } from '../../progress/progress-head.tsx';
import styles from '../../progress/progress-screen.module.css';
import { useViewer } from '../../session/use-viewer.ts';
import type { FirstPage } from './first-page.ts';

/** The heading of the page of progress; a visitor is sent to another page. */
function FirstProgress() {
  if (useViewer().state === 'visitor') return null;
  return (
    <div className={styles.snapshot}>
      <ProgressHead since={null} hasLinks={false} />
    </div>
  );
}

export const firstPage: FirstPage = {
  Page: FirstProgress,
  isHeading: true,
  texts: { progress },
  queries: () => ({ urgent: [], others: [] }),
};
