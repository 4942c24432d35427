import type { WakeLock } from '#application/ports/wake-lock.ts';

/** A screen in memory. */
export interface InMemoryWakeLock extends WakeLock {
  /** Whether the screen is kept from going dark. */
  isHeld(): boolean;
}

/** @param onChange called with each call that changes whether it is held */
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
