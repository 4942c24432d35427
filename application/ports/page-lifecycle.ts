import type { Observable } from 'rxjs';
import { token } from '../token.ts';

/** What happens to the page as a whole. Each emits synchronously, while the browser still lets the page act. */
export interface PageLifecycle {
  /** Whether the tab is before the person. */
  readonly isShown: () => boolean;
  /** The tab went into the background. */
  readonly hidden$: Observable<void>;
  /** The tab came back before the person. */
  readonly shown$: Observable<void>;
  /** The page is being left or closed. */
  readonly leaving$: Observable<void>;
  /** The page came back as it was left, without loading again. */
  readonly restored$: Observable<void>;
}
export const PageLifecycle = token<PageLifecycle>('PageLifecycle');
