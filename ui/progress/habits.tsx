import { useId, type ReactNode } from 'react';
import type { CalendarDate } from '#domain/time/calendar-date.ts';
import { bestWeek } from '#domain/progress/best-week.ts';
import { monthMinutes } from '#domain/progress/month-minutes.ts';
import { trainingYearDays, type TrainingYear } from '#domain/progress/training-year.ts';
import { weeksInARow } from '#domain/progress/weeks-in-a-row.ts';
import { useSlow } from '../feedback/busy.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { useTrainingYear } from '../queries/use-member-progress.ts';
import { useToday } from '../session/use-today.ts';
import styles from './habits.module.css';
import { MonthTable } from './month-table.tsx';
import { useProgressDateTexts } from './use-progress-date-texts.ts';
import { WeeklyGoalPanel } from './weekly-goal-panel.tsx';

/** The days of this month, the weeks in a row, the best one, and the weekly goal (PRG-07). */
export function Habits() {
  const today = useToday();
  const { answer, isError, tryAgain } = useTrainingYear(true);
  const year = answer ?? null;
  const hasFailed = !year && isError;
  useSlow(!year && !isError);
  return (
    <div className={styles.panels}>
      <ThisMonth {...{ year, today, hasFailed }} onTryAgain={tryAgain} />
      {!hasFailed && <Weeks year={year} today={today} />}
      <WeeklyGoalPanel year={year} today={today} />
    </div>
  );
}

interface OfYearProps {
  /** Null while loading. */
  readonly year: TrainingYear | null;
  readonly today: CalendarDate;
}

interface ThisMonthProps extends OfYearProps {
  readonly hasFailed: boolean;
  readonly onTryAgain: () => void;
}

function ThisMonth({ year, today, hasFailed, onTryAgain }: ThisMonthProps) {
  const t = useText();
  const id = useId();
  return (
    <section className={`${styles.panel} ${styles.month}`} aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.heading} id={id}>
        {t('progress:thisMonth')}
      </h2>
      {hasFailed ? (
        <CouldNotLoad text={t('progress:habitsFailed')} onTryAgain={onTryAgain} />
      ) : (
        <>
          <MonthTable workouts={year?.workouts ?? null} today={today} />
          <p className={styles.minutes}>{year && <MinutesOfMonths year={year} today={today} />}</p>
        </>
      )}
    </section>
  );
}

function MinutesOfMonths({ year, today }: { year: TrainingYear; today: CalendarDate }) {
  const t = useText();
  const numberText = useNumberText();
  const { monthText } = useProgressDateTexts();
  const { thisMonth, monthBefore } = monthMinutes(year.workouts, today);
  return (
    <span>
      {t('progress:minutesOfMonths', {
        minutes: numberText(thisMonth.minutes),
        month: monthText(thisMonth.month),
        minutesBefore: numberText(monthBefore.minutes),
        monthBefore: monthText(monthBefore.month),
      })}
    </span>
  );
}

function Weeks({ year, today }: OfYearProps) {
  const t = useText();
  const id = useId();
  const { dayOfMonthText } = useDateTexts();
  const isCut = year !== null && year.since > trainingYearDays(today).from;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('progress:yourWeeks')}
      </h2>
      <dl className={styles.figures} aria-busy={year === null}>
        <Figure name={t('progress:weeksInARow')}>{year && <RunOfWeeks year={year} today={today} />}</Figure>
        <Figure
          name={
            isCut
              ? t('progress:bestWeekSince', { date: dayOfMonthText(year.since, today) })
              : t('progress:bestWeek')
          }
        >
          {year && <BestWeek year={year} />}
        </Figure>
      </dl>
    </section>
  );
}

/** A name and its value, which has its place while it loads. */
const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.figure}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

function RunOfWeeks({ year, today }: { year: TrainingYear; today: CalendarDate }) {
  const t = useText();
  const numberText = useNumberText();
  const { weeks, isAtLeast } = weeksInARow(year, today);
  return (
    <span>
      {t(isAtLeast ? 'progress:weeksAtLeast' : 'progress:weeks', {
        count: weeks,
        number: numberText(weeks),
      })}
    </span>
  );
}

function BestWeek({ year }: { year: TrainingYear }) {
  const t = useText();
  const numberText = useNumberText();
  const { datesText } = useDateTexts();
  const best = bestWeek(year);
  if (!best) return <span>{t('progress:noBestWeek')}</span>;
  return (
    <>
      <span>{t('catalogue:minutes', { minutes: numberText(best.minutes) })}</span>{' '}
      <span className={styles.dates}>{datesText(best.from, best.to)}</span>
    </>
  );
}
