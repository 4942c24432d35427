import { token } from '../token.ts';

/** Keeps the screen from going dark. Where a device cannot, or will not, nothing happens; no method fails. */
export interface WakeLock {
  hold(): void;
  release(): void;
}
export const WakeLock = token<WakeLock>('WakeLock');
