import { useId } from 'react';
import type { CalendarDate } from '#domain/time/calendar-date.ts';
import type { TrainingYear } from '#domain/progress/training-year.ts';
import { WEEKLY_GOALS, weeklyGoal, workoutsOfWeek, type WeeklyGoal } from '#domain/progress/weekly-goal.ts';
import { Select } from '../design-system/components/select.tsx';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import styles from './habits.module.css';
import { useWeeklyGoal } from './use-weekly-goal.ts';

interface WeeklyGoalPanelProps {
  /** Null while it is not known. */
  readonly year: TrainingYear | null;
  readonly today: CalendarDate;
}

/** How many workouts a week the member aims at, which this browser alone keeps, and how far this week has come. */
export function WeeklyGoalPanel({ year, today }: WeeklyGoalPanelProps) {
  const t = useText();
  const numberText = useNumberText();
  const id = useId();
  const chosen = useWeeklyGoal();
  if (!chosen) return null;
  const { goal, choose } = chosen;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('progress:weeklyGoal')}
      </h2>
      <div className={styles.goal}>
        <Select
          label={t('progress:workoutsAWeek')}
          none={t('progress:noGoal')}
          options={WEEKLY_GOALS.map((count) => ({
            value: String(count),
            label: t('progress:found', { count, number: numberText(count) }),
          }))}
          chosen={goal && String(goal)}
          onChoose={(value) => choose(weeklyGoal(value))}
        />
        <GoalProgress goal={goal} done={year && workoutsOfWeek(year.workouts, today)} />
      </div>
      <p className={styles.note}>{t('progress:onThisDevice')}</p>
    </section>
  );
}

interface GoalProgressProps {
  readonly goal: WeeklyGoal | null;
  /** How many workouts count so far; null while that is not known. */
  readonly done: number | null;
}

/** Keeps its place without a goal. */
function GoalProgress({ goal, done }: GoalProgressProps) {
  const t = useText();
  const numberText = useNumberText();
  const id = useId();
  const isKnown = goal !== null && done !== null;
  return (
    <div className={styles.goalProgress}>
      <p id={id} role="status">
        {isKnown &&
          t(done < goal ? 'progress:ofGoal' : 'progress:goalReached', {
            done: numberText(done),
            goal: numberText(goal),
          })}
      </p>
      {isKnown && (
        <progress className={styles.bar} value={Math.min(done, goal)} max={goal} aria-labelledby={id} />
      )}
    </div>
  );
}
