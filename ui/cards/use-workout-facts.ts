import { wholeMinutes } from '#domain/catalogue/duration.ts';
import type { PlannedWorkout } from '#domain/coaching/workout-plan.ts';
import { useText } from '../i18n/i18n.ts';

/** Returns the facts below the title of a workout of a plan: duration, style, difficulty, if known. */
export function useWorkoutFacts(): (workout: PlannedWorkout) => readonly string[] {
  const t = useText();
  return ({ duration, style, difficulty }) => {
    const length = duration > 0 ? t('catalogue:minutes', { minutes: wholeMinutes(duration) }) : null;
    return [length, style, difficulty].filter((part) => part !== null);
  };
}
