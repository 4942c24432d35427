import { expect, it } from 'vitest';
import { makeWebLocksMutex } from '#adapters/browser/web-locks-mutex.ts';
import type { CrossTabLock } from '#application/ports/cross-tab-lock.ts';
import { SharedByTabs } from '#features/support/dom/shared-by-tabs.ts';
import { deferred } from '#tests/builders/deferred.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeInMemoryCrossTabLock } from '#tests/doubles/in-memory-cross-tab-lock.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

/** The lock in two tabs. */
type Tabs = readonly [CrossTabLock, CrossTabLock];

function ofBrowser(): Tabs {
  const shared = new SharedByTabs();
  return [makeWebLocksMutex(openTab(shared), ''), makeWebLocksMutex(openTab(shared), '')];
}

function inMemory(): Tabs {
  const lock = makeInMemoryCrossTabLock();
  return [lock, lock];
}

describeContract('a cross-tab lock', { 'of a browser': ofBrowser, 'in memory': inMemory }, (make) => {
  /** Work that continues until it is told to end. */
  function work(log: string[], name: string) {
    const end = deferred<undefined>();
    const run = async () => {
      log.push(`${name} begins`);
      await end.promise;
      log.push(`${name} ends`);
    };
    return { run, end: () => end.resolve(undefined), fail: (error: Error) => end.reject(error) };
  }

  it('runs the work, and settles when it is done', async () => {
    const [lock] = make();
    const log: string[] = [];
    const one = work(log, 'one');
    const done = lock.runExclusive('favorites', one.run).then(() => log.push('settled'));
    await settled();
    expect(log).toEqual(['one begins']);
    one.end();
    await done;
    expect(log).toEqual(['one begins', 'one ends', 'settled']);
  });

  it('runs work with the same name in order, within and across tabs', async () => {
    const [lock, other] = make();
    const log: string[] = [];
    const jobs = ['one', 'two', 'three'].map((name) => work(log, name));
    const [first, second, third] = jobs;
    const all = [
      lock.runExclusive('favorites', first?.run ?? expect.unreachable()),
      other.runExclusive('favorites', second?.run ?? expect.unreachable()),
      lock.runExclusive('favorites', third?.run ?? expect.unreachable()),
    ];
    for (const job of jobs) {
      await settled();
      job.end();
    }
    await Promise.all(all);
    const each = ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]);
    expect(log).toEqual(each);
  });

  it('does not block work with another name', async () => {
    const [lock, other] = make();
    const log: string[] = [];
    const [one, two] = [work(log, 'one'), work(log, 'two')];
    const waiting = lock.runExclusive('favorites', one.run);
    two.end();
    await other.runExclusive('history', two.run);
    expect(log).toEqual(['one begins', 'two begins', 'two ends']);
    one.end();
    await waiting;
  });

  it('fails as the work does, and still runs the work that waits', async () => {
    const [lock, other] = make();
    const log: string[] = [];
    const [one, two] = [work(log, 'one'), work(log, 'two')];
    const failing = lock.runExclusive('favorites', one.run);
    const waiting = other.runExclusive('favorites', two.run);
    const failure = new Error('No');
    one.fail(failure);
    two.end();
    await expect(failing).rejects.toBe(failure);
    await waiting;
    expect(log).toEqual(['one begins', 'two begins', 'two ends']);
  });

  it('is released when the work is done', async () => {
    const [lock, other] = make();
    await lock.runExclusive('favorites', async () => undefined);
    let times = 0;
    await other.runExclusive('favorites', async () => void (times += 1));
    await lock.runExclusive('favorites', async () => void (times += 1));
    expect(times).toBe(2);
  });
});
