import { Navigate } from 'react-router-dom';
import { inProgressRow } from '#domain/progress/progress-rows.ts';
import { useText } from '../i18n/i18n.ts';
import { RowShelf } from '../rows/row-shelf.tsx';
import { useViewerRowData } from '../rows/use-home-rows.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { HistoryControls } from './history-controls.tsx';
import { HistoryLog, LogPlaceholder } from './history-log.tsx';
import styles from './history-screen.module.css';
import { MembersOnly } from './members-only.tsx';
import { useWorkoutHistory } from './use-workout-history.ts';

/** /progress/history: the workouts in progress (PRG-08), then the completed ones, page by page (PRG-04). */
export const HistoryScreen = () => (
  <MembersOnly placeholder={<HistoryPlaceholder />}>
    <MemberHistory />
  </MembersOnly>
);

function HistoryPlaceholder() {
  const t = useText();
  useDocumentTitle(t('progress:workoutHistory'), false);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('progress:workoutHistory')}</h1>
      <div className={styles.columns}>
        <div className={styles.controls} />
        <LogPlaceholder />
      </div>
    </div>
  );
}

function MemberHistory() {
  const t = useText();
  const history = useWorkoutHistory();
  const { answer, isError } = history.query;
  useDocumentTitle(t('progress:workoutHistory'), answer !== undefined || isError);
  if (history.mendedLink) return <Navigate to={history.mendedLink} replace />;
  return (
    <div className={styles.page} tabIndex={-1}>
      <h1 className={styles.title}>{t('progress:workoutHistory')}</h1>
      <InProgress />
      <div className={styles.columns}>
        <div className={styles.controls}>
          <HistoryControls {...history} />
        </div>
        <HistoryLog {...history} />
      </div>
    </div>
  );
}

/** The workouts to go on with, as See All of their row leads here (PRG-08). */
function InProgress() {
  const t = useText();
  const row = inProgressRow(useViewerRowData(), t('progress:inProgress'));
  return row && <RowShelf row={row} />;
}
