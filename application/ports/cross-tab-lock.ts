import { token } from '../token.ts';

/** Lets the tabs of one browser do something one after another. */
export interface CrossTabLock {
  /**
   * Does the work once no other tab is at work under this name; where the browser knows no such order, at once. Fails as the
   * work does.
   */
  take(name: string, work: () => Promise<void>): Promise<void>;
}
export const CrossTabLock = token<CrossTabLock>('CrossTabLock');
