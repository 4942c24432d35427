import type { CalendarDate } from '#domain/time/calendar-date.ts';
import { currentWeek, planWeeks, weekCount } from '#domain/coaching/plan-weeks.ts';
import {
  knownWorkouts,
  lastDayOf,
  planCounts,
  planTiming,
  type WorkoutPlan,
} from '#domain/coaching/workout-plan.ts';
import { Busy } from '../feedback/busy.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { StaleContentNotice } from '../feedback/stale-content-notice.tsx';
import { useText } from '../i18n/i18n.ts';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useWorkoutPlan } from '../queries/use-workout-plan.ts';
import { PlanWeekGroup } from './plan-week-group.tsx';
import styles from './plan-section.module.css';
import { TodayCard } from './today-card.tsx';

interface PlanSectionProps {
  /** As the account describes it. */
  readonly plan: WorkoutPlan;
  readonly today: CalendarDate;
  /** Whether its dates show elsewhere. */
  readonly isNamed: boolean;
}

/**
 * A plan as a calendar of weeks (COA-04). The days are known from the account; the workouts and the newest statuses are loaded,
 * and if that fails the calendar stays (COA-09).
 */
export function PlanSection({ plan: known, today, isNamed }: PlanSectionProps) {
  const t = useText();
  const { answer, at, isError, tryAgain } = useWorkoutPlan(known.id);
  const plan = answer ?? known;
  const workouts = answer?.workouts ?? knownWorkouts(known);
  const isLoading = !answer && !isError;
  const counts = planCounts(plan);
  const now = currentWeek(plan, today);
  return (
    <div className={styles.plan}>
      <PlanHead plan={plan} isNamed={isNamed} />
      <PlanNotice plan={plan} today={today} />
      {isError && answer && (
        <StaleContentNotice since={at} text={t('coaching:planOutdated')} onTryAgain={tryAgain} />
      )}
      {isError && !answer && <CouldNotLoad text={t('coaching:workoutsFailed')} onTryAgain={tryAgain} />}
      {isLoading && <Busy className="visually-hidden" />}
      <TodayCard day={plan.days.find(({ date }) => date === today) ?? null} {...{ workouts, isLoading }} />
      {counts.scheduled === 0 ? (
        <p className={styles.none}>{t('coaching:noWorkouts')}</p>
      ) : (
        <div className={styles.weeks}>
          {planWeeks(plan).map((week) => (
            <PlanWeekGroup
              key={week.number}
              {...{ week, workouts, isLoading }}
              planId={plan.id}
              today={today}
              isCurrent={week.number === now}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function PlanHead({ plan, isNamed }: Pick<PlanSectionProps, 'plan' | 'isNamed'>) {
  const t = useText();
  const { datesText } = useDateTexts();
  const { completed, scheduled } = planCounts(plan);
  return (
    <div className={styles.head}>
      {!isNamed && (
        <p className={styles.dates}>
          {t('coaching:planOfWeeks', {
            dates: datesText(plan.startsOn, lastDayOf(plan)),
            count: weekCount(plan),
          })}
        </p>
      )}
      {scheduled > 0 && (
        <div className={styles.done}>
          <progress className={styles.bar} max={scheduled} value={completed} aria-hidden="true" />
          <p>{t('coaching:workoutsDone', { completed, count: scheduled })}</p>
        </div>
      )}
    </div>
  );
}

/** COA-03: what a plan that is not under way does with the member's activity. */
function PlanNotice({ plan, today }: { plan: WorkoutPlan; today: CalendarDate }) {
  const t = useText();
  const { longDateText } = useDateTexts();
  const timing = planTiming(plan, today);
  if (timing === 'current') return null;
  return (
    <p className={styles.notice} role="note">
      {timing === 'past' ? t('coaching:past') : t('coaching:upcoming', { date: longDateText(plan.startsOn) })}
    </p>
  );
}
