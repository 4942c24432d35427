import { DAY_MS, SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import type { ProgramTimes } from '#domain/live/program.ts';
import { DEFAULT_LOCALE } from '../i18n/i18n.ts';

const time = new Intl.DateTimeFormat(DEFAULT_LOCALE, { hour: 'numeric', minute: '2-digit' });
const long = new Intl.DateTimeFormat(DEFAULT_LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat(DEFAULT_LOCALE, { weekday: 'short', month: 'short', day: 'numeric' });

/** e.g. '9:30 AM', in the viewer's time zone */
export const timeText = (moment: EpochMs): string => time.format(moment);

const MOST_TEXTS = 5000;
const texts = new Map<string, string>();

/**
 * e.g. '9:30 – 10:15 AM', '11:30 PM – 12:30 AM', or with days if it takes a day or longer; formatted once, as many channels have
 * programs at the same times.
 */
export function timesText({ start, end }: ProgramTimes): string {
  const key = `${start} ${end}`;
  const known = texts.get(key) ?? rangeText(start, end);
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(key, known);
  return known;
}

function rangeText(start: EpochMs, end: EpochMs): string {
  if (end - start >= DAY_MS) return long.formatRange(start, end);
  const [from, to] = [timeText(start), timeText(end)];
  // Of the same time where summer time ends, a range is one time; of two days it has their dates.
  const hasRange = from !== to && dayText(start) === dayText(end);
  return hasRange ? time.formatRange(start, end) : `${from} – ${to}`;
}

/** e.g. 'Mon, Nov 23' */
export const dayText = (moment: EpochMs): string => day.format(moment);

const SECONDS_IN_MINUTE = 60;

/** Hours, minutes and seconds of a length in milliseconds. */
function partsOf(length: number) {
  const whole = Math.floor(length / SECOND_MS);
  const minutes = Math.floor(whole / SECONDS_IN_MINUTE);
  return {
    hour: Math.floor(minutes / SECONDS_IN_MINUTE),
    minute: minutes % SECONDS_IN_MINUTE,
    second: whole % SECONDS_IN_MINUTE,
  };
}

/** A length in milliseconds, e.g. '2:30' or '1:02:30' */
export function lengthText(length: number): string {
  const { hour, minute, second } = partsOf(length);
  const two = (value: number) => String(value).padStart(2, '0');
  return hour > 0 ? `${hour}:${two(minute)}:${two(second)}` : `${minute}:${two(second)}`;
}

const UNITS = (['hour', 'minute', 'second'] as const).map((unit) => ({
  unit,
  format: new Intl.NumberFormat(DEFAULT_LOCALE, { style: 'unit', unit, unitDisplay: 'long' }),
}));

/** A length in milliseconds in words, e.g. '2 minutes 30 seconds' */
export function lengthInWords(length: number): string {
  const parts = partsOf(length);
  return UNITS.filter(({ unit }) => parts[unit] > 0)
    .map(({ unit, format }) => format.format(parts[unit]))
    .join(' ');
}
