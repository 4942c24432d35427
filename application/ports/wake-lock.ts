import { token } from '../injection/token.ts';

/** Keeps the screen on. Does nothing if the device does not support or allow it; no method fails. */
export interface WakeLock {
  hold(): void;
  release(): void;
}
export const WakeLock = token<WakeLock>('WakeLock');
