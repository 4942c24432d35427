import { Subject } from 'rxjs';
import type { PageLifecycle } from '#application/ports/page-lifecycle.ts';

/** A page that a test hides, shows, leaves and restores. */
export function makeControllablePageLifecycle(): PageLifecycle &
  Record<'hide' | 'show' | 'leave' | 'restore', () => void> {
  const hidden$ = new Subject<void>();
  const shown$ = new Subject<void>();
  const leaving$ = new Subject<void>();
  const restored$ = new Subject<void>();
  let isShown = true;
  return {
    isShown: () => isShown,
    hidden$,
    shown$,
    leaving$,
    restored$,
    hide: () => {
      isShown = false;
      hidden$.next();
    },
    show: () => {
      isShown = true;
      shown$.next();
    },
    leave: () => leaving$.next(),
    restore: () => restored$.next(),
  };
}
