import type { Clock } from '#application/ports/clock.ts';

/** The browser's clock; if the platform gives its own time, as a mock platform with a set clock does, offset to that time. */
export function makeBrowserClock(platformTime: Date | null): Clock {
  const ahead = platformTime === null ? 0 : platformTime.getTime() - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}
