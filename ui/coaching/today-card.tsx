import type { PlanDay, PlannedWorkout } from '#domain/coaching/workout-plan.ts';
import { withPlayer, workoutLink } from '#domain/navigation/paths.ts';
import { PlainPicture } from '../design-system/components/plain-picture.tsx';
import { useWorkoutFacts } from '../cards/use-workout-facts.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Facts } from '../design-system/components/facts.tsx';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import type { PlanWorkouts } from './plan-workouts.ts';
import styles from './today-card.module.css';

interface TodayCardProps extends PlanWorkouts {
  /** Null if the plan has no such day. */
  readonly day: PlanDay | null;
}

/** Today's workout, which one press starts, or today's rest. */
export function TodayCard({ day, workouts, isLoading }: TodayCardProps) {
  const t = useText();
  if (!day) return null;
  const workout = day.workout === null ? undefined : workouts.get(day.workout);
  if (day.workout !== null && !workout && !isLoading) return null;
  return (
    <section className={styles.card} data-rest={day.workout === null} aria-label={t('coaching:today')}>
      {day.workout !== null && (
        <div className={styles.picture}>
          {workout && <PlainPicture address={workout.image} sizes="(max-width: 767px) 90vw, 40vw" />}
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.when}>{t('coaching:today')}</p>
        {day.workout === null ? (
          <p className={styles.rest}>{t('coaching:restToday')}</p>
        ) : workout ? (
          <TodaysWorkout workout={workout} isCompleted={day.status === 'completed'} />
        ) : (
          <div className={styles.blank} />
        )}
      </div>
    </section>
  );
}

interface TodaysWorkoutProps {
  readonly workout: PlannedWorkout;
  readonly isCompleted: boolean;
}

function TodaysWorkout({ workout, isCompleted }: TodaysWorkoutProps) {
  const t = useText();
  const factsOf = useWorkoutFacts();
  const { title, slug } = workout;
  return (
    <>
      <h3 className={styles.title} dir="auto">
        {title}
      </h3>
      <p className={styles.facts}>
        <Facts of={factsOf(workout)} />
      </p>
      {isCompleted && (
        <p className={styles.completed}>
          <Icon name="check" size={18} /> <span>{t('coaching:status.completed')}</span>
        </p>
      )}
      <Link
        className={`${buttonStyles.button} ${buttonStyles.large} ${
          isCompleted ? buttonStyles.quiet : buttonStyles.primary
        }`}
        to={withPlayer(workoutLink(slug))}
        aria-label={t(isCompleted ? 'coaching:againOf' : 'coaching:startOf', { title })}
      >
        <Icon name="play" size={20} /> <span>{t(isCompleted ? 'coaching:again' : 'coaching:start')}</span>
      </Link>
    </>
  );
}
