import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Program } from '#domain/live/program.ts';
import {
  arrangeSchedule,
  nextOnAir,
  onAirFrom,
  programAt,
  programWithTimes,
  type Schedule,
} from '#domain/live/schedule.ts';
import { aLiveProgram, timeOfDay } from '#tests/builders/a-live-program.ts';

const clock = (moment: number) => new Date(moment).toISOString().slice(11, 16);
const rows = (schedule: Schedule) =>
  schedule.map(({ program, from, to }) => `${program.title}: ${clock(from)}-${clock(to)}`);

describe('a schedule', () => {
  it('is in the order of time, with its gaps', () => {
    const programs = [
      aLiveProgram('12:00', '13:00', 'C'),
      aLiveProgram('09:00', '10:00', 'A'),
      aLiveProgram('10:00', '11:00', 'B'),
    ];
    expect(rows(arrangeSchedule(programs))).toEqual(['A: 09:00-10:00', 'B: 10:00-11:00', 'C: 12:00-13:00']);
  });

  it('gives the time of an overlap to the program that starts later, and then goes back [LIV-02]', () => {
    const programs = [aLiveProgram('09:00', '12:00', 'A'), aLiveProgram('10:00', '11:00', 'B')];
    expect(rows(arrangeSchedule(programs))).toEqual(['A: 09:00-10:00', 'B: 10:00-11:00', 'A: 11:00-12:00']);
  });

  it('goes back through all that still run, to the latest first [LIV-02]', () => {
    const programs = [
      aLiveProgram('09:00', '14:00', 'A'),
      aLiveProgram('10:00', '12:30', 'B'),
      aLiveProgram('10:30', '11:00', 'C'),
      aLiveProgram('11:00', '12:00', 'D'),
    ];
    expect(rows(arrangeSchedule(programs))).toEqual([
      'A: 09:00-10:00',
      'B: 10:00-10:30',
      'C: 10:30-11:00',
      'D: 11:00-12:00',
      'B: 12:00-12:30',
      'A: 12:30-14:00',
    ]);
  });

  it('never goes back to one that has ended meanwhile [LIV-02]', () => {
    const programs = [aLiveProgram('09:00', '10:30', 'A'), aLiveProgram('10:00', '11:00', 'B')];
    expect(rows(arrangeSchedule(programs))).toEqual(['A: 09:00-10:00', 'B: 10:00-11:00']);
  });

  it('shows the longer of two that start together after the shorter one', () => {
    const programs = [aLiveProgram('09:00', '12:00', 'Long'), aLiveProgram('09:00', '10:00', 'Short')];
    expect(rows(arrangeSchedule(programs))).toEqual(['Short: 09:00-10:00', 'Long: 10:00-12:00']);
  });

  it('shows what arrives twice once', () => {
    const programs = [aLiveProgram('09:00', '10:00', 'A'), aLiveProgram('09:00', '10:00', 'A')];
    expect(rows(arrangeSchedule(programs))).toEqual(['A: 09:00-10:00']);
  });

  it('has at each moment the one that began last of those that run [LIV-02]', () => {
    const program = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
      .map(([start, length]): Program => ({ ...aLiveProgram('00:00', '01:00'), start, end: start + length }));
    fc.assert(
      fc.property(fc.array(program, { maxLength: 20 }), (programs) => {
        const schedule = arrangeSchedule(programs);
        for (const [index, entry] of schedule.entries()) {
          expect(entry.from).toBeLessThan(entry.to);
          expect(entry.from).toBeGreaterThanOrEqual(
            Math.max(entry.program.start, schedule[index - 1]?.to ?? 0),
          );
          expect(entry.to).toBeLessThanOrEqual(entry.program.end);
        }
        for (let moment = 0; moment < 95; moment++) {
          const [latest] = programs
            .filter(({ start, end }) => start <= moment && moment < end)
            .sort((one, other) => other.start - one.start || one.end - other.end);
          const found = programAt(schedule, moment);
          expect(found && [found.start, found.end]).toEqual(latest ? [latest.start, latest.end] : null);
        }
      }),
    );
  });
});

describe('the program on the air', () => {
  const schedule = arrangeSchedule([
    aLiveProgram('09:00', '10:00', 'A'),
    aLiveProgram('11:00', '12:00', 'B'),
  ]);
  it.each([
    ['08:59', null, 'A'],
    ['09:00', 'A', 'B'],
    ['09:59', 'A', 'B'],
    ['10:00', null, 'B'],
    ['11:00', 'B', null],
    ['12:00', null, null],
  ])('at %s is %s, and then %s', (time, now, next) => {
    expect(programAt(schedule, timeOfDay(time))?.title ?? null).toBe(now);
    expect(nextOnAir(schedule, timeOfDay(time))?.program.title ?? null).toBe(next);
  });
});

describe('what is on the air and comes next', () => {
  const schedule = arrangeSchedule([
    aLiveProgram('09:00', '10:00', 'A'),
    aLiveProgram('11:00', '12:00', 'B'),
    aLiveProgram('12:00', '13:00', 'C'),
  ]);
  it.each([
    ['08:59', 2, ['A', 'B']],
    ['09:00', 2, ['A', 'B']],
    ['09:59', 3, ['A', 'B', 'C']],
    ['10:00', 3, ['B', 'C']],
    ['11:30', 1, ['B']],
    ['13:00', 3, []],
  ])('begins at %s with what is on, if anything is, at most %i', (time, count, titles) => {
    const found = onAirFrom(schedule, timeOfDay(time), count);
    expect(found.map(({ program }) => program.title)).toEqual(titles);
  });
});

describe('the program with certain times', () => {
  const program = aLiveProgram('09:00', '10:00');
  const schedule = arrangeSchedule([program, aLiveProgram('10:00', '11:00')]);

  it('is the one that has both', () => {
    const { start, end } = program;
    expect(programWithTimes(schedule, { start, end })).toBe(program);
    expect(programWithTimes(schedule, { start, end: end + 1 })).toBeNull();
    expect(programWithTimes(schedule, { start: start - 1, end })).toBeNull();
  });
});
