import type { CalendarDate } from '#domain/time/calendar-date.ts';
import { HISTORY_PRESETS, presetRange } from '#domain/progress/history-presets.ts';
import { EARLIEST_DAY, isSameRange, type HistoryRange } from '#domain/progress/history-range.ts';
import { DateField } from '../design-system/components/date-field.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import styles from './history-controls.module.css';
import { TURNED } from './use-focus-after-turning.ts';

interface HistoryControlsProps {
  readonly today: CalendarDate;
  readonly range: HistoryRange;
  readonly chooseFrom: (day: string) => void;
  readonly chooseTo: (day: string) => void;
  /** The address of a range. */
  readonly linkToRange: (range: HistoryRange) => string;
}

/** The first and the last day of the history that shows (PRG-04), and ranges to choose by one press (PRG-08). */
export function HistoryControls({ today, range, chooseFrom, chooseTo, linkToRange }: HistoryControlsProps) {
  const t = useText();
  const days = { earliest: EARLIEST_DAY, latest: today };
  return (
    <div className={styles.controls}>
      <Presets today={today} range={range} linkToRange={linkToRange} />
      <div className={styles.days}>
        <DateField label={t('progress:from')} value={range.from} {...days} onChoose={chooseFrom} />
        <DateField label={t('progress:to')} value={range.to} {...days} onChoose={chooseTo} />
      </div>
    </div>
  );
}

function Presets({
  today,
  range,
  linkToRange,
}: Pick<HistoryControlsProps, 'today' | 'range' | 'linkToRange'>) {
  const t = useText();
  return (
    <nav aria-label={t('progress:presets')}>
      <ul className={styles.presets}>
        {HISTORY_PRESETS.map((preset) => {
          const days = presetRange(preset, today);
          return (
            <li key={preset}>
              <Link
                className={styles.preset}
                to={linkToRange(days)}
                state={TURNED}
                aria-current={isSameRange(range, days) ? 'true' : undefined}
              >
                {typeof preset === 'number'
                  ? t('progress:lastDays', { days: preset })
                  : t(preset === 'month' ? 'progress:thisMonth' : 'progress:thisYear')}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
