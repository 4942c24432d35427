import { Subject } from 'rxjs';
import type { PageLifecycle } from '#application/ports/page-lifecycle.ts';

/** A page that is hidden, left and restored when a test says so. */
export function makeControllablePageLifecycle(): PageLifecycle &
  Record<'hide' | 'leave' | 'restore', () => void> {
  const [hidden$, leaving$, restored$] = [new Subject<void>(), new Subject<void>(), new Subject<void>()];
  return {
    hidden$,
    leaving$,
    restored$,
    hide: () => hidden$.next(),
    leave: () => leaving$.next(),
    restore: () => restored$.next(),
  };
}
