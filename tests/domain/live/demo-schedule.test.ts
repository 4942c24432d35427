import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatSchedule } from '#domain/live/demo-schedule.ts';
import { HOUR_MS } from '#domain/time/milliseconds.ts';
import { arrangeSchedule } from '#domain/live/schedule.ts';
import { aProgram } from '#tests/builders/a-program.ts';

const DAY = 24 * HOUR_MS;
const start = Date.parse('2024-03-04T00:00:00Z');
/** Two days of programs of an hour. */
const twoDays = Array.from({ length: 48 }, (_hour, index) => ({
  ...aProgram('00:00', '01:00', `hour ${index}`),
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
    const late = { ...aProgram('23:00', '23:30'), end: aProgram('23:00', '23:30').start + 2 * HOUR_MS };
    const repeated = repeatSchedule([late], { from: late.start, to: late.start + 3 * DAY });
    expect(repeated.map((program) => (program.start - late.start) / DAY)).toEqual([0, 1, 2]);
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
    const century = { ...aProgram('09:00', '10:00'), end: start + 36_500 * DAY };
    const repeated = repeatSchedule([century], { from: start, to: start + 3 * DAY });
    expect(repeated.length).toBeLessThanOrEqual(4);
    expect(repeated[0]?.start).toBeLessThanOrEqual(start);
  });

  it('may have more programs than a call has arguments', () => {
    const many = Array.from({ length: 200_000 }, () => aProgram('09:00', '10:00'));
    expect(repeatSchedule(many, { from: start, to: start + DAY })).toHaveLength(many.length);
  });
});
