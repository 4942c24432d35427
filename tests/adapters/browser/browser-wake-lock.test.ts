import { describe, expect, it, vi } from 'vitest';
import { makeBrowserWakeLock } from '#adapters/browser/browser-wake-lock.ts';
import { settled } from '#tests/builders/settled.ts';

function setUp() {
  const release = vi.fn(async () => undefined);
  const locks: EventTarget[] = [];
  const request = vi.fn(async () => {
    const lock = Object.assign(new EventTarget(), { release });
    locks.push(lock);
    return lock;
  });
  /** The system releases a lock. */
  const takeBack = (which: number) => locks[which]?.dispatchEvent(new Event('release'));
  return { release, request, takeBack, screen: makeBrowserWakeLock({ wakeLock: { request } }) };
}

describe('the wake lock of a browser', () => {
  it('is requested once, released, and requested again', async () => {
    const { request, release, screen } = setUp();
    screen.hold();
    screen.hold();
    await settled();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    screen.release();
    await settled();
    expect(release).toHaveBeenCalledTimes(1);
    screen.hold();
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('that arrives after it was released is released', async () => {
    const { release, screen } = setUp();
    screen.hold();
    screen.release();
    await settled();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('that the system released is requested again', async () => {
    const { request, release, takeBack, screen } = setUp();
    screen.hold();
    await settled();
    takeBack(0);
    screen.hold();
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    expect(release).not.toHaveBeenCalled();
  });

  it('is not given up when an earlier one is released', async () => {
    const { request, takeBack, screen } = setUp();
    screen.hold();
    await settled();
    screen.release();
    screen.hold();
    await settled();
    takeBack(0);
    screen.hold();
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('that was refused is requested again', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('Hidden', 'NotAllowedError')));
    const screen = makeBrowserWakeLock({ wakeLock: { request } });
    screen.hold();
    await settled();
    screen.hold();
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('that is refused, or throws, changes nothing', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    const screen = makeBrowserWakeLock({ wakeLock: { request } });
    screen.hold();
    screen.release();
    screen.hold();
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    const release = () => Promise.reject(new Error('Gone'));
    const breaking = makeBrowserWakeLock({
      wakeLock: { request: async () => Object.assign(new EventTarget(), { release }) },
    });
    breaking.hold();
    breaking.release();
    await settled();
  });

  it('may not be supported', () => {
    const screen = makeBrowserWakeLock({});
    expect(() => {
      screen.hold();
      screen.release();
    }).not.toThrow();
  });
});
