import { useId } from 'react';
import { WORKOUTS_PATH } from '#domain/navigation/paths.ts';
import type { WeekDay } from '#domain/progress/history-days.ts';
import { wholeCalories, type ActivityTotals, type MemberProgress } from '#domain/progress/member-progress.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { SharePictureButton } from '../cards/share-picture-button.tsx';
import { Busy } from '../feedback/busy.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { Link } from '../navigation/link.tsx';
import styles from './snapshot.module.css';
import { WeekChart } from './week-chart.tsx';

interface SnapshotProps {
  /** Null while loading. */
  readonly progress: MemberProgress | null;
  /** The days of this week; null while loading, 'failed' if they could not be loaded. */
  readonly week: readonly WeekDay[] | 'failed' | null;
  readonly onTryAgainWeek: () => void;
  /** Whether links lead to other pages. */
  readonly hasLinks: boolean;
}

/** What a member has done this week and ever, as a picture (PRG-02). */
export function Snapshot({ progress, week, onTryAgainWeek, hasLinks }: SnapshotProps) {
  const isNew = progress?.allTime.workouts === 0;
  return (
    <div className={styles.panels}>
      {!progress && <Busy className="visually-hidden" />}
      <ThisWeek
        totals={progress?.thisWeek ?? null}
        week={week}
        onTryAgain={onTryAgainWeek}
        isShared={hasLinks}
      />
      <AllTime totals={progress?.allTime ?? null} isNew={isNew} hasLinks={hasLinks} />
    </div>
  );
}

interface ThisWeekProps {
  readonly totals: ActivityTotals | null;
  readonly week: SnapshotProps['week'];
  readonly onTryAgain: () => void;
  /** Whether the week can be shared. */
  readonly isShared: boolean;
}

function ThisWeek({ totals, week, onTryAgain, isShared }: ThisWeekProps) {
  const t = useText();
  const id = useId();
  return (
    <section className={`${styles.panel} ${styles.week}`} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.weekHead}>
        <h2 className={styles.heading} id={id}>
          {t('progress:thisWeek')}
        </h2>
        {isShared && totals && totals.workouts > 0 && week !== null && week !== 'failed' && (
          <ShareWeek totals={totals} week={week} />
        )}
      </div>
      <Totals totals={totals} />
      {week === 'failed' ? (
        <CouldNotLoad text={t('progress:daysFailed')} onTryAgain={onTryAgain} />
      ) : (
        <WeekChart days={week} />
      )}
    </section>
  );
}

/** The week as a picture. */
function ShareWeek({ totals, week }: { totals: ActivityTotals; week: readonly WeekDay[] }) {
  const t = useText();
  const numberText = useNumberText();
  const { datesText, weekdayText } = useDateTexts();
  const [first, last] = [week[0], week.at(-1)];
  const content = {
    heading: t('progress:myWeek'),
    title: t('progress:found', { count: totals.workouts, number: numberText(totals.workouts) }),
    minutes: t('catalogue:minutes', { minutes: numberText(totals.minutes) }),
    date: first && last ? datesText(first.date, last.date) : '',
    days: week.map(({ date, workouts }) => ({ name: weekdayText(date), isDone: workouts.length > 0 })),
  };
  return <SharePictureButton content={content} fileName={`week-of-${first?.date}`} />;
}

interface AllTimeProps extends Pick<SnapshotProps, 'hasLinks'> {
  readonly totals: ActivityTotals | null;
  readonly isNew: boolean;
}

function AllTime({ totals, isNew, hasLinks }: AllTimeProps) {
  const t = useText();
  const id = useId();
  return (
    <section className={`${styles.panel} ${styles.ever}`} aria-labelledby={id} data-new={isNew}>
      <h2 className={styles.heading} id={id}>
        {t('progress:allTime')}
      </h2>
      {isNew && <DayOne hasLinks={hasLinks} />}
      <Totals totals={totals} />
    </section>
  );
}

/** For a member who has not finished a workout yet. */
function DayOne({ hasLinks }: Pick<SnapshotProps, 'hasLinks'>) {
  const t = useText();
  return (
    <div className={styles.dayOne}>
      <p className={styles.invitation}>{t('progress:dayOne')}</p>
      <p>{t('progress:dayOneText')}</p>
      {hasLinks && (
        <Link className={`${buttonStyles.button} ${styles.start}`} to={WORKOUTS_PATH}>
          {t('catalogue:findWorkouts')}
        </Link>
      )}
    </div>
  );
}

const AMOUNTS = ['workouts', 'minutes', 'calories'] as const;

/** The numbers of a period, as large as there is room. */
function Totals({ totals }: { totals: ActivityTotals | null }) {
  const t = useText();
  const numberText = useNumberText();
  const shown = totals && { ...totals, calories: wholeCalories(totals.calories) };
  return (
    <dl className={styles.totals} aria-busy={shown === null}>
      {AMOUNTS.map((name) => (
        <div key={name} className={styles.total}>
          <dt className={styles.label}>{t(`progress:${name}`, { count: shown?.[name] ?? 0 })}</dt>
          <dd className={styles.number}>{shown && numberText(shown[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
