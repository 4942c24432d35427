import { useId } from 'react';
import {
  spansIn,
  type DailyDay,
  type DailyState,
  type DailyYear as Year,
} from '#domain/progress/daily-year.ts';
import { useSlow } from '../feedback/busy.tsx';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { useDailyYear } from '../queries/use-daily-year.ts';
import styles from './daily-year.module.css';
import { useYearTexts } from './use-year-texts.ts';

/** The daily series of this year for a member: the run of days that are done, and all its days (CAT-23); nothing if it is not known. */
export function DailyYear() {
  const t = useText();
  const id = useId();
  const { year, isKnown, hasFailed } = useDailyYear();
  useSlow(!isKnown && !hasFailed);
  if (hasFailed) return null;
  return (
    <section className={styles.year} aria-labelledby={id} aria-busy={!isKnown}>
      <h2 className={styles.heading} id={id}>
        {t('browse:yourYear')}
      </h2>
      <div className={styles.sums}>{isKnown && <Sums year={year} />}</div>
      <Grid year={year} />
      {isKnown && <YearTable year={year} />}
      <Legend />
    </section>
  );
}

function Sums({ year: { run, isAtLeast, done, months } }: { year: Year }) {
  const t = useText();
  const numberText = useNumberText();
  const { yearText } = useYearTexts();
  const today = months.flat().find(({ isToday }) => isToday);
  const number = numberText(run);
  return (
    <>
      <p className={styles.run}>
        {run === 0
          ? t('browse:noRun')
          : t(isAtLeast ? 'browse:runAtLeast' : 'browse:run', { count: run, number })}
      </p>
      {today && (
        <p className={styles.sum}>
          <span>{t('browse:doneInYear', { number: numberText(done), year: yearText(today.date) })}</span>
          {today.state === 'done' && <span>{t('browse:todayDone')}</span>}
          {today.state === 'today' && <span>{t('browse:todayToDo')}</span>}
        </p>
      )}
    </>
  );
}

/** Every seventh day has its number above the grid. */
const DAYS = Array.from({ length: 31 }, (_day, index) => index + 1);
const isNamed = (day: number): boolean => day % 7 === 1;

/** A row for each month; the table says the same in words. */
function Grid({ year: { months } }: { year: Year }) {
  const numberText = useNumberText();
  const { shortMonthText } = useYearTexts();
  return (
    <div className={styles.grid} aria-hidden="true">
      <span className={styles.month} />
      {DAYS.map((day) => (
        <span key={day} className={styles.dayName}>
          {isNamed(day) && numberText(day)}
        </span>
      ))}
      {months.map(
        (days) => days[0] && <Month key={days[0].date} days={days} name={shortMonthText(days[0].date)} />,
      )}
    </div>
  );
}

const Month = ({ days, name }: { days: readonly DailyDay[]; name: string }) => (
  <>
    <span className={styles.month}>{name}</span>
    {days.map(({ date, state, isToday }) => (
      <span key={date} className={styles.day} data-state={state} data-today={isToday} />
    ))}
  </>
);

const LEGEND = ['done', 'missed', 'today'] as const;

function Legend() {
  const t = useText();
  return (
    <div className={styles.legend}>
      <ul className={styles.states} aria-hidden="true">
        {LEGEND.map((state) => (
          <li key={state}>
            <span className={styles.day} data-state={state} data-today={state === 'today'} />
            <span>{t(`browse:${state}`)}</span>
          </li>
        ))}
      </ul>
      <p>{t('browse:whatCounts')}</p>
    </div>
  );
}

/** The months up to now, for screen readers. */
function YearTable({ year: { months } }: { year: Year }) {
  const t = useText();
  const { monthText, yearText } = useYearTexts();
  const begun = months.filter((days) => days.some(({ state }) => state !== 'later'));
  const [first] = months.flat();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{first && yearText(first.date)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('browse:month')}</th>
            <th scope="col">{t('browse:daysDone')}</th>
            <th scope="col">{t('browse:daysMissed')}</th>
          </tr>
        </thead>
        <tbody>
          {begun.map((days) => (
            <tr key={days[0]?.date}>
              <th scope="row">{days[0] && monthText(days[0].date)}</th>
              <DaysOf days={days} state="done" />
              <DaysOf days={days} state="missed" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DaysOf({ days, state }: { days: readonly DailyDay[]; state: DailyState }) {
  const t = useText();
  const numberText = useNumberText();
  const { listText } = useYearTexts();
  const spans = spansIn(days, state);
  const texts = spans.map(({ first, last }) =>
    first === last
      ? numberText(first)
      : t('browse:daySpan', { first: numberText(first), last: numberText(last) }),
  );
  return <td>{texts.length === 0 ? t('browse:noDays') : listText(texts)}</td>;
}
