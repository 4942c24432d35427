import { wholeMinutes } from '#domain/catalogue/duration.ts';
import {
  statusOn,
  type DayStatus,
  type PlanDay,
  type PlannedWorkout,
} from '#domain/coaching/workout-plan.ts';
import { workoutLink } from '#domain/navigation/paths.ts';
import type { CalendarDate } from '#domain/time/calendar-date.ts';
import { PlainPicture } from '../design-system/components/plain-picture.tsx';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { useDateTexts } from '../i18n/date-texts.ts';
import { Link } from '../navigation/link.tsx';
import styles from './plan-day-entry.module.css';
import type { PlanWorkouts } from './plan-workouts.ts';

interface PlanDayEntryProps extends PlanWorkouts {
  readonly day: PlanDay;
  readonly today: CalendarDate;
}

/** A day of a plan: its workout or rest, and its status (COA-05). */
export function PlanDayEntry({ day, workouts, isLoading, today }: PlanDayEntryProps) {
  const t = useText();
  const { longDateText, shortDateText, weekdayText } = useDateTexts();
  const { date, workout: code } = day;
  const status = statusOn(day, today);
  const isToday = date === today;
  const workout = code === null ? undefined : workouts.get(code);
  return (
    <li
      className={styles.day}
      data-status={code === null ? 'rest' : status}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={styles.date}>
        <span aria-hidden="true">
          <b>{weekdayText(date)}</b> <span>{shortDateText(date)}</span>
        </span>
        <span className="visually-hidden">{longDateText(date)}</span>
        {isToday && <span className={styles.today}>{t('coaching:today')}</span>}
      </p>
      {code === null ? (
        <div className={styles.rest}>
          <p>{t('coaching:rest')}</p>
          {status !== 'other' && <Status status={status} />}
        </div>
      ) : (
        <>
          <div className={styles.picture}>
            {workout && <PlainPicture address={workout.image} sizes="12rem" />}
          </div>
          <div className={styles.words}>
            <DayWorkout workout={workout} isLoading={isLoading} />
            <Status status={status} />
          </div>
        </>
      )}
    </li>
  );
}

function Status({ status }: { status: DayStatus }) {
  const t = useText();
  return (
    <p className={styles.status} data-status={status}>
      {status === 'completed' && <Icon name="check" size={16} />}
      <span>{t(`coaching:status.${status}`)}</span>
    </p>
  );
}

interface DayWorkoutProps {
  readonly workout: PlannedWorkout | undefined;
  readonly isLoading: boolean;
}

function DayWorkout({ workout, isLoading }: DayWorkoutProps) {
  const t = useText();
  if (!workout) return <p className={styles.title}>{isLoading ? '' : t('catalogue:workout')}</p>;
  return (
    <>
      <Link className={styles.title} to={workoutLink(workout.slug)} dir="auto">
        {workout.title}
      </Link>
      {workout.duration > 0 && (
        <p className={styles.minutes}>
          {t('catalogue:minutes', { minutes: wholeMinutes(workout.duration) })}
        </p>
      )}
    </>
  );
}
