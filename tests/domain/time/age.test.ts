import { describe, expect, it } from 'vitest';
import { ageOf } from '#domain/time/age.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('the age of an answer', () => {
  it.each([
    [-5 * MINUTE, 'minute', 0],
    [0, 'minute', 0],
    [59 * SECOND, 'minute', 0],
    [MINUTE, 'minute', 1],
    [59 * MINUTE + 59 * SECOND, 'minute', 59],
    [HOUR, 'hour', 1],
    [23 * HOUR + 59 * MINUTE, 'hour', 23],
    [24 * HOUR, 'day', 1],
    [49 * HOUR, 'day', 2],
  ] as const)('of %s ms is in the unit %s: %s', (length, unit, count) => {
    expect(ageOf(length)).toEqual({ unit, count });
  });
});
