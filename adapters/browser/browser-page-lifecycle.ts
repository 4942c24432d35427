import { filter, fromEvent, map } from 'rxjs';
import type { PageLifecycle } from '#application/ports/page-lifecycle.ts';

export const makeBrowserPageLifecycle = (window: Window): PageLifecycle => ({
  isShown: () => window.document.visibilityState === 'visible',
  hidden$: fromEvent(window.document, 'visibilitychange').pipe(
    filter(() => window.document.visibilityState === 'hidden'),
    map(() => undefined),
  ),
  shown$: fromEvent(window.document, 'visibilitychange').pipe(
    filter(() => window.document.visibilityState === 'visible'),
    map(() => undefined),
  ),
  leaving$: fromEvent(window, 'pagehide').pipe(map(() => undefined)),
  restored$: fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(
    filter(({ persisted }) => persisted),
    map(() => undefined),
  ),
});
