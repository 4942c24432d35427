import type { WakeLock } from '#application/ports/wake-lock.ts';

/** An in-memory wake lock. */
export interface InMemoryWakeLock extends WakeLock {
  /** Whether the screen is kept awake. */
  isHeld(): boolean;
}

/** @param onChange called with each call that acquires or releases the lock */
export function makeInMemoryWakeLock(
  onChange: (call: keyof WakeLock) => void = () => undefined,
): InMemoryWakeLock {
  let held = false;
  const become = (next: boolean, call: keyof WakeLock): void => {
    if (next === held) return;
    held = next;
    onChange(call);
  };
  return {
    hold: () => become(true, 'hold'),
    release: () => become(false, 'release'),
    isHeld: () => held,
  };
}
