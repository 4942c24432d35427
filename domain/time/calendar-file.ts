import { addDays, type CalendarDate } from './calendar-date.ts';

/** Something that takes place on a day, at no certain time. */
export interface CalendarEntry {
  /** The same whenever the entry is written, so that a calendar replaces it, and no other entry's. */
  readonly id: string;
  readonly day: CalendarDate;
  readonly title: string;
  readonly description: string;
  /** The address of its page, absolute. */
  readonly address: string;
}

export interface CalendarSource {
  /** The host of the site that the entries come from. */
  readonly host: string;
  readonly writtenAt: Date;
}

const LINE_END = '\r\n';

/** MED-22: entries as a file that calendars import (RFC 5545). Its days have no time zone: nothing shifts them. */
export function calendarFile(entries: readonly CalendarEntry[], source: CalendarSource): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(source.host)}//Programs//EN`,
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => linesOf(entry, source)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

const linesOf = (
  { id, day, title, description, address }: CalendarEntry,
  { host, writtenAt }: CalendarSource,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(`${id}@${host}`)}`,
  `DTSTAMP:${momentText(writtenAt)}`,
  `DTSTART;VALUE=DATE:${dayText(day)}`,
  // The day after the last one.
  `DTEND;VALUE=DATE:${dayText(addDays(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:${address}`,
  // Nobody is busy all day.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const dayText = (day: CalendarDate): string => day.replaceAll('-', '');

/** A moment in UTC: '20260615T090000Z' */
const momentText = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** A text as a value: on one line, without what no file may contain. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cs}/gu, '\uFFFD');

/** The most octets of a line, without its end. */
const LONGEST_LINE = 75;

/** A line in parts that are short enough, each after the first with a space before it. */
function folded(line: string): string {
  let text = '';
  let room = LONGEST_LINE;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      text += `${LINE_END} `;
      room = LONGEST_LINE - 1;
    }
    text += character;
    room -= octets;
  }
  return text;
}

/** How long a character is in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
