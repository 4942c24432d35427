import { ScenarioMistake } from './scenario-mistake.ts';

/** The day on which every scenario takes place. */
const DAY = '2026-06-15';
const MS_A_DAY = 86_400_000;

/** The day that many days later: '2026-06-15' and 2 are '2026-06-17'. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * MS_A_DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** A time of that day, of yesterday, of tomorrow, or of a day further away. */
const TIME_OF_DAY = /(?:(?:yesterday|tomorrow|\d+ days (?:ago|ahead)) at )?\d{1,2}:\d{2}(?::\d{2})?/;
const IN_FULL = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z/;

/** How scenarios write a moment. */
export const MOMENT = new RegExp(`${IN_FULL.source}|${TIME_OF_DAY.source}`);

/** The moment that a scenario writes as 20:00, as yesterday at 20:00, or in full. */
export function momentOf(written: string): Date {
  const [, day = '', time = ''] = /^(?:(.+) at )?(\d.*)$/.exec(written) ?? [];
  const moment = IN_FULL.test(written)
    ? new Date(written)
    : new Date(Date.parse(`${DAY}T${time.padStart(time.length > 5 ? 8 : 5, '0')}Z`) + daysTo(day) * MS_A_DAY);
  return existing(
    moment,
    `"${written}" is no moment: write 20:00, yesterday at 20:00 or 7 days ago at 20:00.`,
  );
}

/** Whether a text is a moment and nothing else. */
export const isMoment = (text: string): boolean => new RegExp(`^(?:${MOMENT.source})$`).test(text);

/** How scenarios write what clocks show somewhere. */
export const LOCAL_TIME = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?/;

/** The moment at which clocks in a time zone show a time, as in 2026-06-15 23:59. */
export function momentIn(zone: string, local: string): Date {
  const asIfInUtc = existing(new Date(`${local}Z`), `"${local}" is no local time: write 2026-06-15 23:59.`);
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    asIfInUtc,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return new Date(`${local} ${offset}`);
}

function existing(moment: Date, mistake: string): Date {
  if (Number.isNaN(moment.getTime())) throw new ScenarioMistake(mistake);
  return moment;
}

function daysTo(day: string): number {
  if (day === 'yesterday') return -1;
  if (day === 'tomorrow') return 1;
  const [, count = '0', way] = /^(\d+) days (ago|ahead)$/.exec(day) ?? [];
  return way === 'ago' ? -Number(count) : Number(count);
}
