import { expect, it } from 'vitest';
import { makeBrowserWakeLock } from '#adapters/browser/browser-wake-lock.ts';
import type { WakeLock } from '#application/ports/wake-lock.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeInMemoryWakeLock } from '#tests/doubles/in-memory-wake-lock.ts';
import { describeContract } from './describe-contract.ts';

interface Subject {
  readonly wakeLock: WakeLock;
  readonly isHeld: () => boolean;
}

/** Simulates a browser's wake locks, each of which keeps the screen awake until it is released. */
function ofBrowser(): Subject {
  const held = new Set<EventTarget>();
  const request = async () => {
    const lock = Object.assign(new EventTarget(), { release: async () => void held.delete(lock) });
    held.add(lock);
    return lock;
  };
  return { wakeLock: makeBrowserWakeLock({ wakeLock: { request } }), isHeld: () => held.size > 0 };
}

function inMemory(): Subject {
  const wakeLock = makeInMemoryWakeLock();
  return { wakeLock, isHeld: () => wakeLock.isHeld() };
}

describeContract('a wake lock', { 'of a browser': ofBrowser, 'in memory': inMemory }, (make) => {
  type Call = keyof WakeLock;

  it.each<readonly [boolean, readonly Call[]]>([
    [false, []],
    [false, ['release']],
    [true, ['hold']],
    [true, ['hold', 'hold']],
    [false, ['hold', 'release']],
    [false, ['hold', 'hold', 'release']],
    [false, ['hold', 'release', 'release']],
    [true, ['hold', 'release', 'hold']],
    [true, ['release', 'hold']],
    [false, ['hold', 'release', 'hold', 'release']],
  ])('is held: %s, after %j, called at once or one after another', async (expected, calls) => {
    const [hurried, slow] = [make(), make()];
    for (const call of calls) hurried.wakeLock[call]();
    for (const call of calls) {
      slow.wakeLock[call]();
      await settled();
    }
    await settled();
    expect(hurried.isHeld()).toBe(expected);
    expect(slow.isHeld()).toBe(expected);
  });
});

describeContract(
  'a wake lock',
  {
    'of a browser that has none': () => makeBrowserWakeLock({}),
    'of a browser that refuses it': () =>
      makeBrowserWakeLock({
        wakeLock: { request: () => Promise.reject(new DOMException('No', 'NotAllowedError')) },
      }),
  },
  (make) => {
    it('changes nothing, and does not fail', async () => {
      const wakeLock = make();
      wakeLock.hold();
      await settled();
      wakeLock.hold();
      wakeLock.release();
      await settled();
    });
  },
);
