import { filter, map, merge, type Observable, scan, takeWhile } from 'rxjs';
import type { PlayerEvent, Position } from '#domain/playback/player-event.ts';
import { saveReducer, initialSaveState, type SaveEvent } from '#domain/playback/save-point.ts';
import type { Progress } from '#domain/progress/progress.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';

/** Emits the progress of one playback at each save point (PLY-05), until its player is removed. */
export function progressSaves(
  from: Position,
  events$: Observable<PlayerEvent>,
  page: PageLifecycle,
): Observable<Progress> {
  const causes$ = merge<SaveEvent[]>(
    events$,
    page.hidden$.pipe(map(() => ({ kind: 'page-hidden' }) as const)),
    page.leaving$.pipe(map(() => ({ kind: 'page-left' }) as const)),
  );
  return causes$.pipe(
    takeWhile(({ kind }) => kind !== 'removed', true),
    scan(saveReducer, initialSaveState(from)),
    map(({ due }) => due),
    filter((due) => due !== null),
  );
}
