import { Subject, filter, map, merge, type Observable } from 'rxjs';
import { progressState } from '#domain/progress/progress.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { Outbox } from '../account/outbox.ts';
import { memberOf } from '../account/owner.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../token.ts';

/** The workouts that the member finishes, in this tab or another. */
export interface FinishedWorkouts {
  /** Emits when the server has accepted one: what it answers about progress and plans has changed. */
  readonly accepted$: Observable<void>;
}
export const FinishedWorkouts = token<FinishedWorkouts>('FinishedWorkouts');

export function makeFinishedWorkouts(
  viewer: CurrentViewer,
  records: ViewerStorage,
  outbox: Outbox,
): FinishedWorkouts {
  const accepted$ = new Subject<void>();
  let last = 0;
  merge(outbox.settled$, records.changedElsewhere$)
    .pipe(
      map(() => lastAccepted(records, memberOf(viewer.now()))),
      filter((at) => at > last),
    )
    .subscribe((at) => {
      last = at;
      accepted$.next();
    });
  return { accepted$ };
}

/** When the server last accepted that a workout was finished, in milliseconds since 1970; 0 if that is not remembered. */
function lastAccepted(records: ViewerStorage, member: ReturnType<typeof memberOf>): number {
  if (member === null) return 0;
  const times = records
    .acceptedWrites(member)
    .filter(({ write }) => write.kind === 'progress' && progressState(write.progress) === 'finished')
    .map(({ at }) => at);
  return Math.max(0, ...times);
}
