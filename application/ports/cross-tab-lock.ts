import { token } from '../injection/token.ts';

/** A lock shared by the tabs of one browser. */
export interface CrossTabLock {
  /**
   * Runs `work` while no other tab holds the lock of this name; immediately if the browser has no locks. Fails as `work`
   * does.
   */
  runExclusive(name: string, work: () => Promise<void>): Promise<void>;
}
export const CrossTabLock = token<CrossTabLock>('CrossTabLock');
