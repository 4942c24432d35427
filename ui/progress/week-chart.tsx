import type { WeekDay } from '#domain/progress/history-days.ts';
import { useSlow } from '../feedback/busy.tsx';
import { useText } from '../i18n/i18n.ts';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useNumberText } from '../i18n/number-text.ts';
import styles from './week-chart.module.css';

/** A day with so many minutes has a bar of the full height, unless another day has more. */
const FULL_HEIGHT_MINUTES = 45;

const BLANK = [0, 1, 2, 3, 4, 5, 6];

/** The minutes of each day of a week, as bars, with a table for screen readers; null while loading. */
export function WeekChart({ days }: { days: readonly WeekDay[] | null }) {
  const t = useText();
  useSlow(days === null);
  const most = Math.max(FULL_HEIGHT_MINUTES, ...(days ?? []).map(({ minutes }) => minutes));
  return (
    <div className={styles.chart} aria-busy={days === null}>
      <p aria-hidden="true">
        <span>{t('progress:minutesByDay')}</span>
        {days && <Dates days={days} />}
      </p>
      <div className={styles.bars} aria-hidden="true">
        {days
          ? days.map((day) => <Bar key={day.date} day={day} most={most} />)
          : BLANK.map((day) => <BlankBar key={day} />)}
      </div>
      {days && <WeekTable days={days} />}
    </div>
  );
}

function Dates({ days }: { days: readonly WeekDay[] }) {
  const { shortDatesText } = useDateTexts();
  const [first, last] = [days[0], days.at(-1)];
  return first && last && <span>{` • ${shortDatesText(first.date, last.date)}`}</span>;
}

interface BarProps {
  readonly day: WeekDay;
  /** The minutes of a bar of the full height. */
  readonly most: number;
}

function Bar({ day: { date, minutes, when }, most }: BarProps) {
  const { weekdayText } = useDateTexts();
  const numberText = useNumberText();
  return (
    <div className={styles.day} data-state={when}>
      <span className={styles.minutes}>{minutes > 0 && numberText(minutes)}</span>
      <span className={styles.track}>
        {minutes > 0 && <span className={styles.bar} style={{ '--share': minutes / most }} />}
      </span>
      <span className={styles.name}>{weekdayText(date)}</span>
    </div>
  );
}

const BlankBar = () => (
  <div className={styles.day} data-state="later">
    <span className={styles.minutes} />
    <span className={styles.track} />
    <span className={styles.name} />
  </div>
);

function WeekTable({ days }: { days: readonly WeekDay[] }) {
  const t = useText();
  const { longDateText } = useDateTexts();
  const numberText = useNumberText();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('progress:minutesByDay')}</caption>
        <tbody>
          {days.map(({ date, minutes, when }) => (
            <tr key={date} aria-current={when === 'today' ? 'date' : undefined}>
              <th scope="row">{longDateText(date)}</th>
              <td>{t('catalogue:minutes', { minutes: numberText(minutes) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
