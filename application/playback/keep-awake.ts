import {
  combineLatest,
  distinctUntilChanged,
  endWith,
  ignoreElements,
  map,
  merge,
  startWith,
  takeUntil,
} from 'rxjs';
import type { PlaybackState } from '#domain/playback/playback-state.ts';
import type { ObservableState } from '../observable-state.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { WakeLock } from '../ports/wake-lock.ts';

/** Keeps the screen awake while a video plays in a visible tab. */
export function keepAwake(
  { changes$ }: ObservableState<PlaybackState>,
  { isShown, hidden$, shown$ }: Pick<PageLifecycle, 'isShown' | 'hidden$' | 'shown$'>,
  screen: WakeLock,
): void {
  const plays$ = changes$.pipe(map(({ phase }) => phase === 'playing'));
  const isSeen$ = merge(hidden$.pipe(map(() => false)), shown$.pipe(map(() => true))).pipe(
    startWith(isShown()),
    takeUntil(changes$.pipe(ignoreElements(), endWith(null))),
  );
  combineLatest([plays$, isSeen$])
    .pipe(
      map(([plays, isSeen]) => plays && isSeen),
      endWith(false),
      startWith(false),
      distinctUntilChanged(),
    )
    .subscribe((isAwake) => {
      if (isAwake) screen.hold();
      else screen.release();
    });
}
