import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { WorkoutDetails } from '#domain/catalogue/workout-details.ts';
import { token } from '../injection/token.ts';
import type { Result } from '../result.ts';

/** The account API's details of a workout or program (`/api/v3/jwp/metadata/{mediaid}`). */
export interface WorkoutDetailsSource {
  detailsOf(id: MediaId): Promise<Result<WorkoutDetails>>;
}
export const WorkoutDetailsSource = token<WorkoutDetailsSource>('WorkoutDetailsSource');
