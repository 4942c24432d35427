import { describe, expect, it } from 'vitest';
import { readConfigId } from '#domain/configuration/config-id.ts';

describe('a typed config id [CFG-13]', () => {
  it.each(['daybreak', 'a1b2c3d4', '12345678', '  daybreak ', '\tdaybreak\n'])('%j is one', (typed) => {
    expect(readConfigId(typed)).toEqual({ id: typed.trim(), problem: null });
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['daybrea', 'wrong-length'],
    ['daybreak1', 'wrong-length'],
    ['day brea k', 'wrong-length'],
    ['DAY', 'wrong-length'],
    ['Daybreak', 'wrong-characters'],
    ['day-brek', 'wrong-characters'],
    ['day brek', 'wrong-characters'],
    ['däybreak', 'wrong-characters'],
    ['/api/v3/', 'wrong-characters'],
    ['daybre💪', 'wrong-characters'],
  ])('%j is none: %s', (typed, problem) => {
    expect(readConfigId(typed)).toEqual({ id: null, problem });
  });
});
