import type { PlannedWorkout } from '#domain/coaching/workout-plan.ts';
import { Picture } from '../design-system/components/picture.tsx';

interface PlannedWorkoutPictureProps {
  readonly workout: Pick<PlannedWorkout, 'image'>;
  /** The display width, in the format of `<img sizes>`. */
  readonly sizes: string;
}

/** The image of a workout of a plan; a plain tile if it has none. */
export const PlannedWorkoutPicture = ({ workout, sizes }: PlannedWorkoutPictureProps) => (
  <Picture address={{ src: workout.image ?? '', srcSet: '', fallback: null }} sizes={sizes} />
);
