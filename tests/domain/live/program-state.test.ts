import { describe, expect, it } from 'vitest';
import {
  canStartFromBeginning,
  nextToWatch,
  programState,
  startedWithinCatchUp,
} from '#domain/live/program-state.ts';
import { catchUpHours } from '#domain/live/catch-up-hours.ts';
import { SECOND_MS } from '#domain/time/milliseconds.ts';
import { arrangeSchedule } from '#domain/live/schedule.ts';
import { aLiveProgram, timeOfDay } from '#tests/builders/a-live-program.ts';

describe('the hours of catch-up [LIV-02]', () => {
  it.each([
    [null, 8],
    ['', 8],
    [' ', 8],
    ['8', 8],
    ['2', 2],
    ['0.5', 0.5],
    ['0', 0],
    ['all day', 8],
    ['-1', 8],
    ['Infinity', 8],
    ['NaN', 8],
  ])('%j are %d', (written, hours) => {
    expect(catchUpHours(written)).toBe(hours);
  });
});

describe('the state of a program from 9 to 10, with 2 hours of catch-up [LIV-02, LIV-03]', () => {
  const program = aLiveProgram('09:00', '10:00');
  it.each([
    ['08:59', 0, 'upcoming'],
    ['09:00', -1, 'upcoming'],
    ['09:00', 0, 'live'],
    ['10:00', -1, 'live'],
    ['10:00', 0, 'catch-up'],
    ['11:00', -1, 'catch-up'],
    ['11:00', 0, 'expired'],
  ] as const)('at %s and %d ms it is %s', (time, ms, state) => {
    expect(programState(program, timeOfDay(time) + ms, 2)).toBe(state);
  });

  it('is live until its end, whenever it began', () => {
    expect(programState(aLiveProgram('00:00', '23:00'), timeOfDay('22:59'), 2)).toBe('live');
    expect(programState(program, timeOfDay('09:30'), 0)).toBe('live');
  });

  it('is expired as soon as it ends without catch-up', () => {
    expect(programState(program, timeOfDay('10:00'), 0)).toBe('expired');
  });
});

describe('a start from the beginning [LIV-05]', () => {
  const program = aLiveProgram('09:00', '14:00');
  it.each([
    ['08:59', true, false],
    ['09:00', true, true],
    ['10:59', true, true],
    ['11:00', true, false],
    ['10:00', false, false],
  ])('at %s, entitled %s: %s', (time, isEntitled, can) => {
    expect(canStartFromBeginning(program, timeOfDay(time), 2, isEntitled)).toBe(can);
  });

  it('is not possible once the program has ended', () => {
    expect(canStartFromBeginning(aLiveProgram('09:00', '10:00'), timeOfDay('10:00'), 8, true)).toBe(false);
  });

  it('is not known before the program has started', () => {
    expect(startedWithinCatchUp(program, timeOfDay('08:59'), 2)).toBe(false);
    expect(startedWithinCatchUp(program, timeOfDay('09:00'), 2)).toBe(true);
  });

  it('is not possible where catch-up is off', () => {
    expect(startedWithinCatchUp(program, program.start, 0)).toBe(false);
    expect(canStartFromBeginning(program, program.start + SECOND_MS, 0, true)).toBe(false);
  });
});

describe('what follows a recording', () => {
  const [first, next] = [aLiveProgram('09:00', '10:00'), aLiveProgram('10:00', '11:00')];
  const schedule = arrangeSchedule([first, next]);

  it.each([
    ['live', '10:30', 8, next],
    ['a recording', '11:30', 8, next],
    ['upcoming', '09:59', 8, null],
    ['expired', '12:00', 2, null],
  ])('is the next program unless it cannot be watched: %s', (_state, time, catchUp, expected) => {
    expect(nextToWatch(schedule, first, timeOfDay(time), catchUp)).toBe(expected);
  });

  it('is nothing at the end of the schedule', () => {
    expect(nextToWatch(schedule, next, timeOfDay('11:30'), 8)).toBeNull();
  });

  it('began later and ended later, so is neither around it nor within it [LIV-02]', () => {
    const [around, within, after] = [
      aLiveProgram('09:00', '12:00'),
      aLiveProgram('10:00', '10:30'),
      aLiveProgram('11:45', '13:00'),
    ];
    const overlapping = arrangeSchedule([around, within, after]);
    expect(nextToWatch(overlapping, within, timeOfDay('13:00'), 8)).toBe(after);
    expect(nextToWatch(overlapping, around, timeOfDay('13:00'), 8)).toBe(after);
    expect(nextToWatch(overlapping, { ...around, end: null }, timeOfDay('13:00'), 8)).toBe(within);
  });
});
