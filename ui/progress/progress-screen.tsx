import { useDaysOfWeek, useMemberProgress } from '../queries/use-member-progress.ts';
import { Link } from 'react-router-dom';
import type { CalendarDate } from '#domain/time/calendar-date.ts';
import { WATCH_HISTORY_PATH } from '#domain/navigation/paths.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { StaleContentNotice } from '../feedback/stale-content-notice.tsx';
import { useText } from '../i18n/i18n.ts';
import { RowList } from '../rows/row-list.tsx';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { MembersOnly } from './members-only.tsx';
import styles from './progress-screen.module.css';
import { Snapshot } from './snapshot.tsx';
import { useProgressDateTexts } from './use-progress-date-texts.ts';
import { useProgressRows } from './use-progress-rows.ts';

/** /progress: the snapshot, then the member's rows (PRG-01). */
export const ProgressScreen = () => (
  <MembersOnly placeholder={<ProgressPlaceholder />}>
    <MemberSnapshot hasLinks />
    <MemberRows />
  </MembersOnly>
);

/** /mobileprogress: the snapshot alone (PRG-03). */
export const MobileProgressScreen = () => (
  <MembersOnly placeholder={<ProgressPlaceholder />}>
    <MemberSnapshot hasLinks={false} />
  </MembersOnly>
);

const MemberRows = () => <RowList rows={useProgressRows()} />;

const ignore = () => undefined;

function ProgressPlaceholder() {
  const t = useText();
  useDocumentTitle(t('progress:progress'), false);
  return (
    <div className={styles.snapshot}>
      <Head since={null} hasLinks={false} />
      <Snapshot progress={null} week={null} onTryAgainWeek={ignore} hasLinks={false} />
    </div>
  );
}

function MemberSnapshot({ hasLinks }: { hasLinks: boolean }) {
  const t = useText();
  const progress = useMemberProgress();
  const week = useDaysOfWeek();
  const { answer } = progress;
  useDocumentTitle(t('progress:progress'), answer !== undefined || progress.isError);
  const hasFailed = !answer && progress.isError;
  const outdated = [progress, week].filter((query) => query.isError && query.answer !== undefined);
  const tryAgain = () => {
    progress.tryAgain();
    week.tryAgain();
  };
  return (
    <div className={styles.snapshot} tabIndex={-1}>
      <Head since={answer?.memberSince ?? null} hasLinks={hasLinks} />
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
          hasLinks={hasLinks}
        />
      )}
    </div>
  );
}

function Head({ since, hasLinks }: { since: CalendarDate | null; hasLinks: boolean }) {
  const t = useText();
  const { fullDateText } = useProgressDateTexts();
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{t('progress:progress')}</h1>
        <p className={styles.since}>{since && t('progress:memberSince', { date: fullDateText(since) })}</p>
      </div>
      {hasLinks && (
        <Link className={styles.link} to={WATCH_HISTORY_PATH}>
          <span>{t('progress:allWorkouts')}</span> <Icon name="on" size={18} />
        </Link>
      )}
    </div>
  );
}
