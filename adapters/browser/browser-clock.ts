import type { Clock } from '#application/ports/clock.ts';

/**
 * The browser's clock; where the platform says what the time is there, as a mock platform whose clock was set does, it runs
 * on from that.
 */
export function makeBrowserClock(platformTime: Date | null): Clock {
  const ahead = platformTime === null ? 0 : platformTime.getTime() - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}
