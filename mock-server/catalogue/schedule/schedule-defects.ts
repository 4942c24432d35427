import type { ChannelDefect } from '../vocabulary/channels.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

type Entries = readonly ScheduleEntry[];

const HOUR = 3_600_000;

const endingAfter = (entry: ScheduleEntry, hours: number): ScheduleEntry => ({
  ...entry,
  endTime: new Date(Date.parse(entry.startTime) + hours * HOUR).toISOString(),
});

/** What each defect makes of a schedule without gaps or overlaps; defects of the stream or of the response change nothing. */
const CHANGES: Partial<Record<ChannelDefect, (entries: Entries) => Entries>> = {
  'empty schedule': () => [],
  overlaps: (entries) => entries.map((entry, index) => (index % 3 === 0 ? endingAfter(entry, 2) : entry)),
  gaps: (entries) => entries.filter((_entry, index) => index % 3 !== 1),
  'programs without length': (entries) =>
    entries.map((entry, index) => (index % 3 === 1 ? endingAfter(entry, 0) : entry)),
  'programs of 30 hours': (entries) => {
    const first = Date.parse(entries[0]?.startTime ?? '');
    return entries
      .filter(({ startTime }) => (Date.parse(startTime) - first) % (30 * HOUR) === 0)
      .map((entry) => endingAfter(entry, 30));
  },
  'odd order': (entries) => [...entries].sort((one, other) => one.title.localeCompare(other.title, 'en')),
  'markup in titles': (entries) =>
    entries.map((entry) => ({
      ...entry,
      title: `<img src=x onerror="document.title='broken'"> <b>${entry.title}</b> &amp; more`,
    })),
  'invalid entries': (entries) =>
    entries.flatMap((entry, index) => [entry, (INVALID[index % INVALID.length] ?? {}) as ScheduleEntry]),
};

const VALID = {
  id: 'invalid',
  title: 'Never shown',
  startTime: '2026-01-01T00:00:00.000Z',
  endTime: '2036-01-01T00:00:00.000Z',
  chapterPointCustomProperties: [],
};

/** LIV-08: what the form of an entry does not allow. */
const INVALID: readonly unknown[] = [
  { ...VALID, id: '' },
  { ...VALID, title: undefined },
  { ...VALID, startTime: 'soon' },
  { ...VALID, endTime: null },
  { ...VALID, endTime: VALID.startTime },
  { ...VALID, chapterPointCustomProperties: [{ key: 'image' }] },
  { ...VALID, chapterPointCustomProperties: [{ key: 'image', value: 5 }] },
  'a program',
  null,
];

export const withDefect = (entries: Entries, defect: ChannelDefect | undefined): Entries =>
  (defect && CHANGES[defect]?.(entries)) ?? entries;
