import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { numberLike, lenient, read, readEach, stringLike } from '#adapters/http/wire.ts';
import { AppFailure } from '#application/app-failure.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

describe('a number', () => {
  it.each([
    [5, 5],
    [0, 0],
    ['5', 5],
    ['0.25', 0.25],
    [' 12 ', 12],
  ])('%j is %d', (written, value) => {
    expect(z.parse(numberLike, written)).toBe(value);
  });

  it.each(['', ' ', 'five', '5 min', 'NaN', 'Infinity', null, true, [], {}, undefined])(
    '%j is invalid',
    (written) => {
      expect(z.safeParse(numberLike, written).success).toBe(false);
    },
  );
});

describe('a text', () => {
  it('may be written as a number', () => {
    expect(z.parse(stringLike, 'abc')).toBe('abc');
    expect(z.parse(stringLike, 365)).toBe('365');
  });

  it('is nothing else', () => {
    for (const other of [null, true, [], {}]) expect(z.safeParse(stringLike, other).success).toBe(false);
  });
});

describe('a lenient field', () => {
  const schema = z.object({ name: lenient(z.string()) });

  it.each([{}, { name: undefined }, { name: null }, { name: 5 }, { name: ['a'] }])(
    'is treated as missing for %j',
    (wire) => {
      expect(z.parse(schema, wire).name).toBeUndefined();
    },
  );

  it('has its value if it is valid', () => {
    expect(z.parse(schema, { name: 'a' }).name).toBe('a');
  });
});

describe('parsing a response', () => {
  const schema = z.object({ person: z.object({ id: z.string() }) });

  it('names the first invalid field', () => {
    expect(() => read(schema, { person: { id: 5 } }, 'The answer')).toThrow(
      expect.objectContaining({
        kind: 'malformed-answer',
        field: 'person.id',
        message: 'The answer cannot be read',
      }),
    );
  });

  it('of a list omits and reports invalid entries', () => {
    const reporter = makeRecordingReporter();
    const entries = [{ person: { id: 'a' } }, { person: {} }, null, { person: { id: 'b' } }];
    expect(readEach(schema, entries, 'An entry', reporter)).toEqual([entries[0], entries[3]]);
    expect(reporter.reported.map(({ kind, field }) => [kind, field])).toEqual([
      ['malformed-answer', 'person.id'],
      ['malformed-answer', ''],
    ]);
  });

  it('of a list never fails, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (entries) => {
        const reporter = makeRecordingReporter();
        const read = readEach(schema, entries, 'An entry', reporter);
        expect(read.length + reporter.reported.length).toBe(entries.length);
        for (const failure of reporter.reported) expect(failure).toBeInstanceOf(AppFailure);
      }),
    );
  });
});
