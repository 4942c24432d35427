import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { StaleContentNotice } from '../feedback/stale-content-notice.tsx';
import { useText } from '../i18n/i18n.ts';
import { lazyModule } from '../navigation/lazy-module.ts';
import { useFetchMissing, useLazyCode } from '../navigation/use-lazy-code.ts';
import { useDaysOfWeek, useMemberProgress, useTrainingYear } from '../queries/use-member-progress.ts';
import { RowList } from '../rows/row-list.tsx';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { MembersOnly } from './members-only.tsx';
import { ProgressHead } from './progress-head.tsx';
import styles from './progress-screen.module.css';
import { Snapshot } from './snapshot.tsx';
import { useProgressRows } from './use-progress-rows.ts';

const habits = lazyModule(() => import('./habits.tsx'), []);

/** /progress: the snapshot and the habits (PRG-07), then the member's rows (PRG-01). */
export const ProgressScreen = () => (
  <MembersOnly placeholder={<ProgressPlaceholder />}>
    <MemberSnapshot />
    <MemberHabits />
    <MemberRows />
  </MembersOnly>
);

/** /mobileprogress: the snapshot alone (PRG-03). */
export const MobileProgressScreen = () => (
  <MembersOnly placeholder={<ProgressPlaceholder />}>
    <MemberSnapshot isAlone />
  </MembersOnly>
);

/** Their code and their data load after the snapshot; their place is kept until then. */
function MemberHabits() {
  const { answer, isError } = useMemberProgress();
  const [code, fetchCode, hasFailed] = useLazyCode(habits);
  useFetchMissing((answer !== undefined || isError) && code === null, fetchCode);
  if (hasFailed) return null;
  return <div className={styles.habits}>{code && <code.Habits />}</div>;
}

const MemberRows = () => <RowList rows={useProgressRows()} />;

const ignore = () => undefined;

function ProgressPlaceholder() {
  const t = useText();
  useDocumentTitle(t('progress:progress'), false);
  return (
    <div className={styles.snapshot}>
      <ProgressHead since={null} hasLinks={false} />
      <Snapshot progress={null} week={null} onTryAgainWeek={ignore} hasLinks={false} />
    </div>
  );
}

/** @param isAlone whether it is all of the page, and nothing leads to another one */
function MemberSnapshot({ isAlone = false }: { isAlone?: boolean }) {
  const t = useText();
  const progress = useMemberProgress();
  const week = useDaysOfWeek();
  const { answer } = progress;
  const isThere = answer !== undefined || progress.isError;
  const year = useTrainingYear(isThere && !isAlone);
  useDocumentTitle(t('progress:progress'), isThere);
  const hasFailed = !answer && progress.isError;
  const outdated = [progress, week, year].filter((query) => query.isError && query.answer !== undefined);
  const tryAgain = () => {
    progress.tryAgain();
    week.tryAgain();
    if (year.isError) year.tryAgain();
  };
  return (
    <div className={styles.snapshot} tabIndex={-1}>
      <ProgressHead since={answer?.memberSince ?? null} hasLinks={!isAlone} />
      {!hasFailed && outdated.length > 0 && (
        <StaleContentNotice
          since={Math.min(...outdated.map(({ at }) => at))}
          text={t('progress:outdated.numbers')}
          onTryAgain={tryAgain}
        />
      )}
      {hasFailed ? (
        <CouldNotLoad text={t('progress:failed')} onTryAgain={tryAgain} />
      ) : (
        <Snapshot
          progress={answer ?? null}
          week={week.answer ?? (week.isError ? 'failed' : null)}
          onTryAgainWeek={week.tryAgain}
          hasLinks={!isAlone}
        />
      )}
    </div>
  );
}
