import { filter } from 'rxjs';
import type { Viewer } from '#domain/account/viewer.ts';
import type { FavoritesStore } from '../favorites/favorites-store.ts';
import type { FinishedWorkouts } from '../history/finished-workouts.ts';
import type { WatchHistoryStore } from '../history/watch-history-store.ts';
import { token } from '../token.ts';
import type { CurrentViewer } from './current-viewer.ts';
import type { Outbox } from './outbox.ts';

/**
 * Requests the viewer from the server, and again when a member who has coaching or follows a program has finished a workout
 * (MED-09); called once, at the start.
 */
export type StartSession = () => void;
export const StartSession = token<StartSession>('StartSession');

/**
 * The outbox, the history and the favorites are parameters so that they subscribe before the request is sent: history and
 * favorites apply the unsent writes to the member's data in the response, and the outbox sends them.
 */
export const makeStartSession =
  (
    _outbox: Outbox,
    _history: WatchHistoryStore,
    _favorites: FavoritesStore,
    viewer: CurrentViewer,
    finished: FinishedWorkouts,
  ): StartSession =>
  () => {
    finished.accepted$.pipe(filter(() => isGuided(viewer.now()))).subscribe(() => void viewer.refresh());
    void viewer.refresh();
  };

/** Whether what the server says about the member depends on the workouts that they finish. */
const isGuided = (viewer: Viewer): boolean =>
  viewer.state === 'member' && (viewer.member.coaching.hasAccess || viewer.member.programProgress.size > 0);
