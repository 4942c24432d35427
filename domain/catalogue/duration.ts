import type { Seconds } from '../playback/seconds.ts';

const MINUTE = 60;

/** CAT-09, MED-18: whole minutes, rounded up. */
export const wholeMinutes = (duration: Seconds): number => Math.ceil(duration / MINUTE);

/** What several items come to, in minutes, each of them rounded up as it shows. */
export const minutesOf = (items: readonly { readonly duration: Seconds }[]): number =>
  items.reduce((sum, { duration }) => sum + wholeMinutes(duration), 0);

/** MED-18: the long form 'Xh Ym', computed from the rounded minutes, so that 7199 s is 2 h 0 m. */
export const hoursAndMinutes = (duration: Seconds): HoursAndMinutes => inHours(wholeMinutes(duration));

interface HoursAndMinutes {
  readonly hours: number;
  readonly minutes: number;
}

export const inHours = (minutes: number): HoursAndMinutes => ({
  hours: Math.floor(minutes / MINUTE),
  minutes: minutes % MINUTE,
});

/** MED-17: a duration in ISO 8601, in whole seconds: 'PT1H59M59S'. */
export function isoDuration(duration: Seconds): string {
  const whole = Math.round(duration);
  const parts = [
    [Math.floor(whole / (MINUTE * MINUTE)), 'H'],
    [Math.floor(whole / MINUTE) % MINUTE, 'M'],
    [whole % MINUTE, 'S'],
  ] as const;
  const written = parts.flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : []));
  return `PT${written.join('') || '0S'}`;
}
