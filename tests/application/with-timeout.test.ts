import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from '#application/with-timeout.ts';
import { deferred } from '#tests/builders/deferred.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work with a time-out', () => {
  it('resolves to its result, and leaves no timer behind', async () => {
    expect(await withTimeout(Promise.resolve('done'), 1000, () => 'too late')).toBe('done');
    await expect(withTimeout(Promise.reject(new Error('No')), 1000, () => 'too late')).rejects.toThrow('No');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('resolves to the fallback if it takes too long, whatever happens later', async () => {
    const work = deferred<string>();
    const result = withTimeout(work.promise, 1000, () => 'too late');
    await vi.advanceTimersByTimeAsync(1000);
    work.reject(new Error('No'));
    expect(await result).toBe('too late');
  });

  it('fails if the fallback throws', async () => {
    const failing = () => {
      throw new Error('Too late');
    };
    const result = expect(withTimeout(new Promise(() => undefined), 1000, failing)).rejects.toThrow(
      'Too late',
    );
    await vi.advanceTimersByTimeAsync(1000);
    await result;
  });
});
