import { BehaviorSubject } from 'rxjs';
import type { CurrentViewer } from '#application/account/current-viewer.ts';
import { observableStateOf } from '#application/observable-state.ts';
import type { Viewer } from '#domain/account/viewer.ts';

/** A viewer that a test sets. */
export function makeSettableViewer(
  viewer: Viewer = { state: 'loading' },
): CurrentViewer & { become(viewer: Viewer): void } {
  const viewer$ = new BehaviorSubject(viewer);
  return {
    ...observableStateOf(viewer$),
    refresh: async () => undefined,
    endSession: async () => true,
    keepSession: () => undefined,
    become: (next) => viewer$.next(next),
  };
}
