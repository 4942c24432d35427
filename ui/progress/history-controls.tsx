import { Link } from 'react-router-dom';
import type { CalendarDate } from '#domain/time/calendar-date.ts';
import { WATCH_HISTORY_PATH } from '#domain/navigation/paths.ts';
import {
  DEFAULT_DAYS,
  defaultRange,
  EARLIEST_DAY,
  isSameRange,
  type HistoryRange,
} from '#domain/progress/history-range.ts';
import { DateField } from '../design-system/components/date-field.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './history-controls.module.css';
import { TURNED } from './use-focus-after-turning.ts';

interface HistoryControlsProps {
  readonly today: CalendarDate;
  readonly range: HistoryRange;
  readonly chooseFrom: (day: string) => void;
  readonly chooseTo: (day: string) => void;
}

/** The first and the last day of the history that shows (PRG-04). */
export function HistoryControls({ today, range, chooseFrom, chooseTo }: HistoryControlsProps) {
  const t = useText();
  const days = { earliest: EARLIEST_DAY, latest: today };
  return (
    <div className={styles.controls}>
      <DateField label={t('progress:from')} value={range.from} {...days} onChoose={chooseFrom} />
      <DateField label={t('progress:to')} value={range.to} {...days} onChoose={chooseTo} />
      {!isSameRange(range, defaultRange(today)) && (
        <Link className={styles.reset} to={WATCH_HISTORY_PATH} state={TURNED}>
          {t('progress:lastDays', { days: DEFAULT_DAYS })}
        </Link>
      )}
    </div>
  );
}
