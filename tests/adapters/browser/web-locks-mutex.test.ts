import { describe, expect, it } from 'vitest';
import { makeWebLocksMutex } from '#adapters/browser/web-locks-mutex.ts';

type Work = () => Promise<void>;

const withLocks = (request: (name: string, work: Work) => Promise<void>) =>
  makeWebLocksMutex({ navigator: { locks: { request } } as unknown as Navigator }, 'one ');

describe('cross-tab locks', () => {
  it('are the browser’s, by prefix and name', async () => {
    const done: string[] = [];
    const crossTabLock = withLocks(async (name, work) => {
      done.push(`begin ${name}`);
      await work();
      done.push(`end ${name}`);
    });
    await crossTabLock.runExclusive('favorites', async () => void done.push('work'));
    expect(done).toEqual(['begin one favorites', 'work', 'end one favorites']);
  });

  it.each([
    ['has no locks', makeWebLocksMutex({ navigator: {} as Navigator }, '')],
    ['allows none on this page', withLocks(() => Promise.reject(new DOMException('no', 'SecurityError')))],
  ])('do not wait if the browser %s', async (_, crossTabLock) => {
    let times = 0;
    await crossTabLock.runExclusive('favorites', async () => void (times += 1));
    expect(times).toBe(1);
  });

  it('run failing work once, and fail with it', async () => {
    let times = 0;
    const crossTabLock = withLocks((_, work) => work());
    const failing = async () => {
      times += 1;
      throw new Error('no');
    };
    await expect(crossTabLock.runExclusive('favorites', failing)).rejects.toThrow('no');
    expect(times).toBe(1);
  });
});
