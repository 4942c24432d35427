import type { Clock } from '#application/ports/clock.ts';

/** A clock that stands still until a test sets it, in milliseconds since 1970. */
export function makeFixedClock(time = 0): Clock & { set(time: number): void } {
  let now = time;
  return { now: () => new Date(now), set: (next) => (now = next) };
}
