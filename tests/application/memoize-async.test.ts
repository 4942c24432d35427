import { describe, expect, it, vi } from 'vitest';
import { memoizeAsync } from '#application/memoize-async.ts';

describe('an async function that runs once', () => {
  it('shares its result with all callers', async () => {
    const load = vi.fn(async () => 'loaded');
    const once = memoizeAsync(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([once(), once()])).toEqual(['loaded', 'loaded']);
    expect(await once()).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('runs again after a failure, which each caller of that time receives', async () => {
    const failure = new Error('No connection');
    const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(failure);
    const once = memoizeAsync(load);
    const [first, second] = [once(), once()];
    await expect(first).rejects.toBe(failure);
    await expect(second).rejects.toBe(failure);
    expect(await once()).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
