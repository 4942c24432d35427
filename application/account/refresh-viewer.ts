import { filter } from 'rxjs';
import type { Viewer } from '#domain/account/viewer.ts';
import type { FinishedWorkoutEvents } from '../history/finished-workout-events.ts';
import type { CurrentViewer } from './current-viewer.ts';

/**
 * Requests the viewer from the server, and again when a member who has coaching or follows a program has finished a workout
 * (MED-09); called once, at the start, after everything that follows the viewer exists.
 */
export function refreshViewer(viewer: CurrentViewer, finished: FinishedWorkoutEvents): void {
  finished.accepted$.pipe(filter(() => isGuided(viewer.now()))).subscribe(() => void viewer.refresh());
  void viewer.refresh();
}

/** Whether what the server says about the member depends on the workouts that they finish. */
const isGuided = (viewer: Viewer): boolean =>
  viewer.state === 'member' && (viewer.member.coaching.hasAccess || viewer.member.programProgress.size > 0);
