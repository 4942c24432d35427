import type { ObservableState } from '../observable-state.ts';
import { token } from '../injection/token.ts';

/** The releases of the app in this browser, which keeps the files of the newest one. */
export interface AppReleases {
  /** Whether a newer release than the page's is ready; if so, until the page is left. */
  readonly isNewerReady: ObservableState<boolean>;
  /**
   * Keeps the files of the page's release, once the browser has nothing else to do, and looks for a newer one. Does nothing where
   * the browser cannot keep files. Never fails.
   */
  start(): void;
  /** Looks for a newer release, if started. Never fails. */
  check(): void;
  /** Lets the newer release serve this browser. Settles when it does, or after a few seconds; never fails. */
  activate(): Promise<void>;
}
export const AppReleases = token<AppReleases>('AppReleases');
