import { useId, type ReactNode, type Ref } from 'react';
import { weekOf } from '#domain/progress/day-moments.ts';
import { addDays, type CalendarDate } from '#domain/time/calendar-date.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/weekday.ts';
import fieldStyles from '../design-system/components/field.module.css';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './calendar-dialog.module.css';

interface WeekdayBoxesProps {
  readonly today: CalendarDate;
  readonly weekdays: ReadonlySet<Weekday>;
  readonly onToggle: (weekday: Weekday) => void;
  /** The box of Monday. */
  readonly first: Ref<HTMLInputElement>;
  /** What is wrong, under this id. */
  readonly children: (problem: string) => ReactNode;
}

/** The days of the week, of which any can be chosen. */
export function WeekdayBoxes({ today, weekdays, onToggle, first, children }: WeekdayBoxesProps) {
  const t = useText();
  const id = useId();
  const { weekdayText, longWeekdayText } = useDateTexts();
  const monday = weekOf(today).from;
  return (
    <fieldset className={styles.weekdays} aria-describedby={id}>
      <legend className={fieldStyles.label}>{t('details:calendarWeekdays')}</legend>
      <div className={styles.boxes}>
        {WEEKDAYS.map((weekday) => {
          const day = addDays(monday, weekday - 1);
          return (
            <label key={weekday} className={styles.box}>
              <input
                ref={weekday === 1 ? first : undefined}
                type="checkbox"
                aria-label={longWeekdayText(day)}
                checked={weekdays.has(weekday)}
                onChange={() => onToggle(weekday)}
              />
              <span aria-hidden="true">{weekdayText(day)}</span>
            </label>
          );
        })}
      </div>
      {children(id)}
    </fieldset>
  );
}
