import type { Seconds } from '../playback/seconds.ts';

const MINUTE = 60;

/** CAT-09, MED-18: whole minutes, rounded up. */
export const wholeMinutes = (duration: Seconds): number => Math.ceil(duration / MINUTE);

/** MED-18: the long form 'Xh Ym', taken from the rounded minutes, so that 7199 s is 2 h 0 m. */
export function hoursAndMinutes(duration: Seconds): { hours: number; minutes: number } {
  const minutes = wholeMinutes(duration);
  return { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE };
}
