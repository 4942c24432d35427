import { addDays, dayOfMonth, type CalendarDate } from '#domain/time/calendar-date.ts';
import type { CompletedWorkout } from '#domain/progress/completed-workout.ts';
import { weekOf } from '#domain/progress/day-moments.ts';
import type { WeekDay } from '#domain/progress/history-days.ts';
import { monthCalendar } from '#domain/progress/month-calendar.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import styles from './month-table.module.css';
import { useProgressDateTexts } from './use-progress-date-texts.ts';

interface MonthTableProps {
  /** Null while they are not known. */
  readonly workouts: readonly CompletedWorkout[] | null;
  readonly today: CalendarDate;
}

/** This month as a calendar, with a mark on each day with a workout (PRG-07). */
export function MonthTable({ workouts, today }: MonthTableProps) {
  const { monthWithYearText } = useProgressDateTexts();
  return (
    <table className={styles.month} aria-busy={workouts === null}>
      <caption className={styles.caption}>{monthWithYearText(today)}</caption>
      <thead>
        <tr>
          {[0, 1, 2, 3, 4, 5, 6].map((day) => (
            <Weekday key={day} date={addDays(weekOf(today).from, day)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {monthCalendar(workouts ?? [], today).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (day ? <Day key={column} day={day} /> : <td key={column} />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weekday({ date }: { date: CalendarDate }) {
  const { weekdayText, longWeekdayText } = useDateTexts();
  return (
    <th className={styles.weekday} scope="col">
      <span aria-hidden="true">{weekdayText(date)}</span>
      <span className="visually-hidden">{longWeekdayText(date)}</span>
    </th>
  );
}

function Day({ day: { date, workouts, minutes, when } }: { day: WeekDay }) {
  const t = useText();
  const numberText = useNumberText();
  const count = workouts.length;
  return (
    <td
      className={styles.day}
      data-when={when}
      data-done={count > 0}
      aria-current={when === 'today' ? 'date' : undefined}
    >
      <span className={styles.number}>{numberText(dayOfMonth(date))}</span>
      {count > 0 && (
        <>
          {' '}
          <Icon name="check" size={14} />
          <span className="visually-hidden">
            {t('progress:onDay', { count, number: numberText(count), minutes: numberText(minutes) })}
          </span>
        </>
      )}
    </td>
  );
}
