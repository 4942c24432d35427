import { useId, useRef } from 'react';
import type { CalendarDate } from '#domain/time/calendar-date.ts';
import type { PlanWeek } from '#domain/coaching/plan-weeks.ts';
import { planCounts, statusOn, type PlanId } from '#domain/coaching/workout-plan.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useHistoryState } from '../navigation/history-state.tsx';
import { PlanDayEntry } from './plan-day-entry.tsx';
import type { PlanWorkouts } from './plan-workouts.ts';
import styles from './plan-week-group.module.css';

interface PlanWeekGroupProps extends PlanWorkouts {
  readonly planId: PlanId;
  readonly week: PlanWeek;
  readonly today: CalendarDate;
  readonly isCurrent: boolean;
}

/** A collapsible week; the current one starts expanded (COA-04). Going back to the page finds it as it was left. */
export function PlanWeekGroup({ planId, week, today, isCurrent, ...known }: PlanWeekGroupProps) {
  const { number, days } = week;
  const t = useText();
  const { shortDatesText } = useDateTexts();
  const { stored, store } = useHistoryState<boolean>(`${planId} week ${number}`);
  const isOpen = useRef(stored ?? isCurrent);
  const nameId = useId();
  const { completed, scheduled } = planCounts({ days });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <details
      className={styles.week}
      open={stored ?? isCurrent}
      aria-labelledby={nameId}
      onToggle={({ currentTarget: { open } }) => {
        // A browser also reports that a week was open from the beginning.
        if (open !== isOpen.current) store(open);
        isOpen.current = open;
      }}
    >
      <summary className={styles.summary}>
        <Icon name="on" size={18} />
        <h3 className={styles.name} id={nameId}>
          {t('coaching:week', { number })}
        </h3>{' '}
        {first && last && <span className={styles.dates}>{shortDatesText(first.date, last.date)}</span>}{' '}
        {isCurrent && days.some(({ date }) => date === today) && (
          <span className={styles.now}>{t('coaching:currentWeek')}</span>
        )}
        <span className={styles.marks} aria-hidden="true">
          {days.map((day) => (
            <span
              key={day.date}
              className={styles.mark}
              data-status={day.workout === null ? 'rest' : statusOn(day, today)}
            />
          ))}
        </span>
        <span className={styles.count}>
          {scheduled === 0 ? (
            t('coaching:restWeek')
          ) : (
            <>
              <span aria-hidden="true">{t('coaching:weekDone', { completed, scheduled })}</span>
              <span className="visually-hidden">
                {t('coaching:workoutsDone', { completed, count: scheduled })}
              </span>
            </>
          )}
        </span>
      </summary>
      <ol className={styles.days}>
        {days.map((day) => (
          <PlanDayEntry key={day.date} day={day} today={today} {...known} />
        ))}
      </ol>
    </details>
  );
}
