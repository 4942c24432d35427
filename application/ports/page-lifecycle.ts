import type { Observable } from 'rxjs';
import { token } from '../injection/token.ts';

/** The lifecycle of the page. Each observable emits synchronously, while the browser still lets the page run code. */
export interface PageLifecycle {
  /** Whether the tab is visible. */
  readonly isShown: () => boolean;
  /** The tab was hidden. */
  readonly hidden$: Observable<void>;
  /** The tab became visible again. */
  readonly shown$: Observable<void>;
  /** The page is being left or closed. */
  readonly leaving$: Observable<void>;
  /** The page was restored from the browser's cache, without reloading. */
  readonly restored$: Observable<void>;
}
export const PageLifecycle = token<PageLifecycle>('PageLifecycle');
