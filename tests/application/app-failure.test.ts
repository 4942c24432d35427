import { describe, expect, it } from 'vitest';
import { AppFailure, isFailure } from '#application/app-failure.ts';
import { dataOf } from '#application/result.ts';

const failure = new AppFailure('not-found', 'Nothing there', {
  status: 404,
  serverMessage: 'Gone',
  field: 'a.b',
  cause: 'why',
});

describe('a failure', () => {
  it('states what went wrong, with the server’s message', () => {
    expect(failure).toMatchObject({
      name: 'AppFailure',
      kind: 'not-found',
      message: 'Nothing there',
      status: 404,
      serverMessage: 'Gone',
      field: 'a.b',
      cause: 'why',
    });
    expect(new AppFailure('refused', 'No')).toMatchObject({ status: null, serverMessage: null, field: null });
    expect(failure).toBeInstanceOf(Error);
  });

  it('is identified by its kind', () => {
    expect(isFailure(failure, 'not-found')).toBe(true);
    expect(isFailure(failure, 'unreachable')).toBe(false);
    expect(isFailure({ kind: 'not-found' }, 'not-found')).toBe(false);
    expect(isFailure(undefined, 'not-found')).toBe(false);
  });
});

describe('the data of a response [SHL-12]', () => {
  it('are the data', () => {
    expect(dataOf({ data: 5, errors: [] })).toBe(5);
    expect(dataOf({ data: null, errors: [] })).toBeNull();
  });

  it('throw the first error, if there is one', () => {
    const answer = { data: null, errors: [failure, new AppFailure('refused', 'no')] } as const;
    expect(() => dataOf(answer)).toThrow(failure);
  });
});
