import { describe, expect, it } from 'vitest';
import { HOLD_BACK_MS, type BroadcastPosition } from '#domain/live/broadcast-position.ts';
import { SECOND_MS } from '#domain/time/milliseconds.ts';
import { arrangeSchedule } from '#domain/live/schedule.ts';
import { programBoundaries, scrubSpan, scrubTo, type ScrubStep } from '#domain/live/broadcast-scrubber.ts';
import { aLiveProgram, timeOfDay } from '#tests/builders/a-live-program.ts';

const NOON = timeOfDay('12:00');
const span = { from: timeOfDay('08:00'), to: NOON };
const schedule = arrangeSchedule([
  aLiveProgram('07:30', '09:00'),
  aLiveProgram('09:00', '10:00'),
  aLiveProgram('10:30', '11:30'),
  aLiveProgram('11:30', '12:30'),
]);

const position = (from: string): BroadcastPosition => ({
  zero: timeOfDay(from),
  from: timeOfDay(from),
  shown: timeOfDay('11:00'),
  at: NOON,
});

describe('what can be scrubbed', () => {
  it.each([
    ['the catch-up hours', '01:00', 2, NOON - HOLD_BACK_MS - 2 * 3600 * SECOND_MS],
    ['what the stream has, if that is less', '11:00', 2, timeOfDay('11:00')],
  ])('is %s, up to the live edge', (_what, oldest, catchUp, from) => {
    expect(scrubSpan(position(oldest), catchUp, NOON)).toEqual({ from, to: NOON - HOLD_BACK_MS });
  });

  it.each([
    ['now, if the position was read before', NOON + 60 * SECOND_MS, NOON + 60 * SECOND_MS],
    ['the moment of the position, if the clock was read before', NOON - 5 * SECOND_MS, NOON],
  ])('ends at the live edge of %s', (_what, now, newest) => {
    expect(scrubSpan(position('01:00'), 2, now)?.to).toBe(newest - HOLD_BACK_MS);
  });

  it('is nothing without catch-up', () => {
    expect(scrubSpan(position('01:00'), 0, NOON)).toBeNull();
  });

  it('is nothing in a stream that has only just begun', () => {
    expect(scrubSpan(position('12:00'), 8, NOON)).toBeNull();
  });
});

describe('a step on the scrubber', () => {
  it.each<[ScrubStep, string, string]>([
    ['minute-back', '09:30', '09:29'],
    ['minute-ahead', '09:30', '09:31'],
    ['program-back', '09:30', '09:00'],
    ['program-back', '10:15', '09:00'],
    ['program-back', '09:00', '08:00'],
    ['program-back', '08:30', '08:00'],
    ['program-ahead', '09:30', '10:30'],
    ['program-ahead', '10:30', '11:30'],
    ['program-ahead', '11:45', '12:00'],
    ['minute-back', '08:00', '08:00'],
    ['minute-ahead', '12:00', '12:00'],
    ['oldest', '09:30', '08:00'],
    ['live', '09:30', '12:00'],
  ])('%s from %s leads to %s', (step, from, to) => {
    expect(scrubTo(step, timeOfDay(from), schedule, span)).toBe(timeOfDay(to));
  });

  it.each([
    [5, '08:00'],
    [6, '09:00'],
  ])('back from %d s into a program leads to %s', (into, to) => {
    const moment = timeOfDay('09:00') + into * SECOND_MS;
    expect(scrubTo('program-back', moment, schedule, span)).toBe(timeOfDay(to));
  });

  it('leads to the ends where there are no programs', () => {
    expect(scrubTo('program-back', timeOfDay('09:00'), [], span)).toBe(span.from);
    expect(scrubTo('program-ahead', timeOfDay('09:00'), [], span)).toBe(span.to);
  });
});

describe('the boundaries of the programs', () => {
  it('are the beginnings within the span', () => {
    expect(programBoundaries(schedule, span)).toEqual(
      ['09:00', '10:30', '11:30'].map((time) => timeOfDay(time)),
    );
  });

  it('are not the ends of the span themselves', () => {
    const between = { from: timeOfDay('09:00'), to: timeOfDay('11:30') };
    expect(programBoundaries(schedule, between)).toEqual([timeOfDay('10:30')]);
  });
});
