import { Subject, filter, map, merge, type Observable } from 'rxjs';
import { progressState } from '#domain/progress/progress.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { Outbox } from '../account/outbox.ts';
import { memberOf } from '../account/record-owner.ts';
import type { Clock } from '../ports/clock.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../injection/token.ts';

/** The workouts that the member finishes, in this tab or another. */
export interface FinishedWorkoutEvents {
  /** Emits when the server has accepted one: what it answers about progress and plans has changed. */
  readonly accepted$: Observable<void>;
}
export const FinishedWorkoutEvents = token<FinishedWorkoutEvents>('FinishedWorkoutEvents');

export function makeFinishedWorkoutEvents(
  viewer: CurrentViewer,
  records: ViewerStorage,
  outbox: Outbox,
  clock: Clock,
): FinishedWorkoutEvents {
  const accepted$ = new Subject<void>();
  const openedAt = clock.now().getTime();
  const announced = new Set<string>();
  merge(outbox.settled$, records.changedElsewhere$)
    .pipe(
      map(() => acceptedSince(openedAt, records, memberOf(viewer.now())).filter((id) => !announced.has(id))),
      filter((news) => news.length > 0),
    )
    .subscribe((news) => {
      for (const id of news) announced.add(id);
      accepted$.next();
    });
  return { accepted$ };
}

/** Identifies each time that the server has accepted that a workout was finished. */
function acceptedSince(
  moment: number,
  records: ViewerStorage,
  member: ReturnType<typeof memberOf>,
): readonly string[] {
  if (member === null) return [];
  return records
    .writes(member)
    .flatMap(({ settled, ...write }) =>
      settled?.isAccepted &&
      settled.at >= moment &&
      write.kind === 'progress' &&
      progressState(write.progress) === 'finished'
        ? [`${settled.at} ${write.mediaId}`]
        : [],
    );
}
