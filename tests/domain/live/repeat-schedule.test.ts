import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatSchedule } from '#domain/live/repeat-schedule.ts';
import { HOUR_MS } from '#domain/time/milliseconds.ts';
import { arrangeSchedule, programAt } from '#domain/live/schedule.ts';
import { aLiveProgram } from '#tests/builders/a-live-program.ts';

const DAY = 24 * HOUR_MS;
const start = Date.parse('2024-03-04T00:00:00Z');
/** Two days of programs of an hour. */
const twoDays = Array.from({ length: 48 }, (_hour, index) => ({
  ...aLiveProgram('00:00', '01:00', `hour ${index}`),
  start: start + index * HOUR_MS,
  end: start + (index + 1) * HOUR_MS,
}));

describe('a demo schedule [LIV-07]', () => {
  it('fills any span of time without a gap, each hour at its own time of the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 60_000 }),
        fc.integer({ min: 1, max: 400 }),
        (at, hours) => {
          const span = { from: at * HOUR_MS + 1, to: (at + hours) * HOUR_MS };
          const schedule = arrangeSchedule(repeatSchedule(twoDays, span));
          expect(schedule[0]?.from).toBeLessThanOrEqual(span.from);
          expect(schedule.at(-1)?.to).toBeGreaterThanOrEqual(span.to);
          expect(schedule.length).toBe(hours);
          for (const [index, { program, from }] of schedule.entries()) {
            expect(from).toBe((at + index) * HOUR_MS);
            const hour = Number(program.title.split(' ')[1]);
            expect(Math.abs((from - start - hour * HOUR_MS) % (2 * DAY))).toBe(0);
          }
        },
      ),
    );
  });

  it('repeats after as many days as have a start, though the last program runs past midnight', () => {
    const late = {
      ...aLiveProgram('23:00', '23:30'),
      end: aLiveProgram('23:00', '23:30').start + 2 * HOUR_MS,
    };
    const repeated = repeatSchedule([late], { from: late.start, to: late.start + 3 * DAY });
    expect(repeated.map((program) => (program.start - late.start) / DAY)).toEqual([0, 1, 2]);
  });

  const at = (moment: string, minutes: number, title: string) => {
    const begins = Date.parse(moment);
    return { ...aLiveProgram('00:00', '01:00', title), start: begins, end: begins + minutes * 60_000 };
  };
  /** What is on at a time of day, in UTC, on some days from 2026-06-15 on. */
  const onAt = (programs: ReturnType<typeof at>[], time: string, days: number) => {
    const first = Date.parse(`2026-06-15T${time}:00Z`);
    const schedule = arrangeSchedule(repeatSchedule(programs, { from: first - DAY, to: first + 9 * DAY }));
    return Array.from({ length: days }, (_day, index) => programAt(schedule, first + index * DAY)?.title);
  };

  it('leaves out days without programs, and keeps the order of the others', () => {
    const programs = [
      at('2024-03-04T20:00:00Z', 60, 'A'),
      at('2024-03-09T20:00:00Z', 60, 'C'),
      at('2024-03-06T20:00:00Z', 60, 'B'),
    ];
    const titles = onAt(programs, '20:30', 7);
    expect(titles.join('')).toContain('ABCABC'.slice(0, 5));
    expect(titles.slice(3, 6)).toEqual(titles.slice(0, 3));
  });

  it('shows its days on every other day with one stray old entry', () => {
    const day = Array.from({ length: 24 }, (_hour, hour) =>
      at(new Date(start + hour * HOUR_MS).toISOString(), 60, 'day'),
    );
    const titles = onAt([at('2019-01-01T08:00:00Z', 30, 'stray'), ...day], '20:30', 4);
    expect(titles.filter((title) => title === 'day')).toHaveLength(2);
  });

  it('repeats each day in which programs run over the midnight of UTC every day', () => {
    for (const offset of [-11, -5.75, -0.5, 0, 0.25, 4, 10]) {
      const begins = start + offset * HOUR_MS;
      const day = Array.from({ length: 24 }, (_hour, hour) =>
        at(new Date(begins + hour * HOUR_MS).toISOString(), 60, 'day'),
      );
      expect(onAt(day, '20:30', 5)).toEqual(['day', 'day', 'day', 'day', 'day']);
      expect(onAt(day, '04:10', 5)).toEqual(['day', 'day', 'day', 'day', 'day']);
    }
  });

  it('counts a first program that begins before midnight, and a last that ends after it, to their day', () => {
    const day = Array.from({ length: 25 }, (_hour, hour) =>
      at(new Date(start + (hour - 0.5) * HOUR_MS).toISOString(), 60, `${hour % 24}`),
    );
    expect(onAt(day, '20:30', 3)).toEqual(['21', '21', '21']);
    expect(onAt(day, '23:45', 3)).toEqual(['0', '0', '0']);
  });

  it('keeps two evenings apart, though the second begins earlier', () => {
    const programs = [at('2024-03-04T20:00:00Z', 60, 'A'), at('2024-03-05T19:00:00Z', 60, 'B')];
    expect(onAt(programs, '20:30', 4).filter((title) => title === 'A')).toHaveLength(2);
  });

  it('gives each repetition an id of its own', () => {
    const repeated = repeatSchedule(twoDays, { from: start, to: start + 6 * DAY });
    expect(new Set(repeated.map(({ id }) => id)).size).toBe(repeated.length);
  });

  it('gives a repetition the same id, whatever the span of time', () => {
    const idAt = (from: number) =>
      repeatSchedule(twoDays, { from, to: start + 6 * DAY }).find(
        (program) => program.start === start + 4 * DAY,
      )?.id;
    expect(idAt(start)).toBe('hour 0@2');
    expect(idAt(start + 3 * DAY)).toBe('hour 0@2');
  });

  it('is empty without programs', () => {
    expect(repeatSchedule([], { from: start, to: start + DAY })).toEqual([]);
  });

  it('has one repetition at a time of a program that is longer than its days', () => {
    const century = { ...aLiveProgram('09:00', '10:00'), end: start + 36_500 * DAY };
    const repeated = repeatSchedule([century], { from: start, to: start + 3 * DAY });
    expect(repeated.length).toBeLessThanOrEqual(4);
    expect(repeated[0]?.start).toBeLessThanOrEqual(start);
  });

  it('may have more programs than a call has arguments', () => {
    const many = Array.from({ length: 200_000 }, () => aLiveProgram('09:00', '10:00'));
    expect(repeatSchedule(many, { from: start, to: start + DAY })).toHaveLength(many.length);
  });
});
