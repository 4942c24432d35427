import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from '#domain/time/calendar-file.ts';
import { day } from '#tests/builders/a-plan.ts';

const source = { host: 'app.test', writtenAt: new Date('2026-06-15T09:08:07.654Z') };

const anEntry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 'Program1-Workout1',
  day: day('2026-06-17'),
  title: 'Stance and Guard',
  description: 'Undefeated',
  address: 'https://app.test/app/workout/stance-and-guard',
  ...changes,
});

const written = (...entries: readonly CalendarEntry[]): string => calendarFile(entries, source);

const octets = (text: string): number => new TextEncoder().encode(text).length;
const linesOf = (file: string): readonly string[] => file.split('\r\n');
/** What stands behind a name, on one line. */
const valueOf = (file: string, name: string): string | undefined =>
  linesOf(file.replaceAll('\r\n ', ''))
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('a calendar file [MED-22]', () => {
  it('has an entry for each day, all day, without a time zone', () => {
    expect(linesOf(written(anEntry()))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//app.test//Programs//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:Program1-Workout1@app.test',
      'DTSTAMP:20260615T090807Z',
      'DTSTART;VALUE=DATE:20260617',
      'DTEND;VALUE=DATE:20260618',
      'SUMMARY:Stance and Guard',
      'DESCRIPTION:Undefeated',
      'URL:https://app.test/app/workout/stance-and-guard',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['2026-12-31', '20270101'],
    ['2028-02-28', '20280229'],
    ['2027-02-28', '20270301'],
  ])('ends an entry of %s with the beginning of the next day', (date, end) => {
    expect(linesOf(written(anEntry({ day: day(date) })))).toContain(`DTEND;VALUE=DATE:${end}`);
  });

  it('keeps the order, and the id of an entry on another day', () => {
    const ids = (file: string) => file.match(/(?<=UID:).*(?=@)/g);
    const two = [anEntry({ id: 'b' }), anEntry({ id: 'a', day: day('2026-06-19') })];
    expect(ids(written(...two))).toEqual(['b', 'a']);
    expect(ids(written(...two.map((entry) => ({ ...entry, day: day('2027-01-01') }))))).toEqual(['b', 'a']);
  });

  it.each([
    ['Jab, Cross; Breathe', 'Jab\\, Cross\\; Breathe'],
    ['A\\B', 'A\\\\B'],
    ['\\n', '\\\\n'],
    ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['a\u0000b\tc\u007Fd', 'a b c d'],
    ['half \uD83D a face', 'half \uFFFD a face'],
    ['6:30 "am"', '6:30 "am"'],
    ['', ''],
  ])('escapes %j', (text, value) => {
    const file = written(anEntry({ title: text, description: text }));
    expect([valueOf(file, 'SUMMARY'), valueOf(file, 'DESCRIPTION')]).toEqual([value, value]);
  });

  it('has lines of up to 75 octets', () => {
    const fits = 'x'.repeat(75 - 'SUMMARY:'.length);
    expect(linesOf(written(anEntry({ title: fits })))).toContain(`SUMMARY:${fits}`);
    expect(linesOf(written(anEntry({ title: `${fits}y` })))).toEqual(
      expect.arrayContaining([`SUMMARY:${fits}`, ' y']),
    );
    const long = linesOf(written(anEntry({ title: `${fits}${'y'.repeat(74)}z` })));
    expect(long).toEqual(expect.arrayContaining([`SUMMARY:${fits}`, ` ${'y'.repeat(74)}`, ' z']));
  });

  it.each(['é', '€', '🤸', '👩🏽‍🦱'])('does not divide a character: %s', (character) => {
    const title = character.repeat(60);
    const file = written(anEntry({ title }));
    expect(valueOf(file, 'SUMMARY')).toBe(title);
    for (const line of linesOf(file)) {
      expect(octets(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}/u);
    }
  });

  it('can be read again, whatever the texts are', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(texts, texts, (title, description) => {
        const file = written(anEntry({ title, description }));
        const lines = linesOf(file);
        expect(lines.every((line) => octets(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
        expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
        const value = valueOf(file, 'SUMMARY') ?? '';
        const read = value.replace(/\\([\\;,n])/g, (_all, mark: string) => (mark === 'n' ? '\n' : mark));
        expect(read).toBe(title.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '));
      }),
    );
  });
});
