import { DAY_MS, SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import type { ProgramTimes } from '#domain/live/program.ts';
import { localized } from '../i18n/localized.ts';

/** How times and lengths are written on the live page. */
export interface LiveTimes {
  /** e.g. '9:30 AM', in the viewer's time zone */
  readonly timeText: (moment: EpochMs) => string;
  /**
   * e.g. '9:30 – 10:15 AM', '11:30 PM – 12:30 AM', or with days if it takes a day or longer; formatted once, as many channels
   * have programs at the same times.
   */
  readonly timesText: (times: ProgramTimes) => string;
  /** e.g. 'Mon, Nov 23' */
  readonly dayText: (moment: EpochMs) => string;
  /** A length in milliseconds in words, e.g. '2 minutes 30 seconds' */
  readonly lengthInWords: (length: number) => string;
}

const DAY_PARTS = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const TIME_PARTS = { hour: 'numeric', minute: '2-digit' } as const;

export function makeLiveTimes(locale: string): LiveTimes {
  const time = new Intl.DateTimeFormat(locale, TIME_PARTS);
  const day = new Intl.DateTimeFormat(locale, DAY_PARTS);
  const dayAndTime = new Intl.DateTimeFormat(locale, { ...DAY_PARTS, ...TIME_PARTS });
  const timeText = (moment: EpochMs) => time.format(moment);
  const dayText = (moment: EpochMs) => day.format(moment);
  const rangeText = ({ start, end }: ProgramTimes) => {
    if (end - start >= DAY_MS) return dayAndTime.formatRange(start, end);
    const [from, to] = [timeText(start), timeText(end)];
    // Of the same time where summer time ends, a range is one time; of two days it has their dates.
    const hasRange = from !== to && dayText(start) === dayText(end);
    return hasRange ? time.formatRange(start, end) : `${from} – ${to}`;
  };
  return { timeText, dayText, timesText: formattedOnce(rangeText), lengthInWords: makeLengthInWords(locale) };
}

export const useLiveTimes = localized(makeLiveTimes);

const MOST_TEXTS = 5000;

function formattedOnce(format: (times: ProgramTimes) => string): (times: ProgramTimes) => string {
  const texts = new Map<string, string>();
  return (times) => {
    const key = `${times.start} ${times.end}`;
    const known = texts.get(key) ?? format(times);
    if (texts.size >= MOST_TEXTS) texts.clear();
    texts.set(key, known);
    return known;
  };
}

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

function makeLengthInWords(locale: string): LiveTimes['lengthInWords'] {
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const units = (['hour', 'minute', 'second'] as const).map((unit) => ({
    unit,
    format: new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  }));
  return (length) => {
    const parts = partsOf(length);
    const named = units.filter(({ unit }) => parts[unit] > 0);
    return list.format(named.map(({ unit, format }) => format.format(parts[unit])));
  };
}
