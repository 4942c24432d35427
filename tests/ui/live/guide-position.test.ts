// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGuidePosition } from '#ui/live/guide-position.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A guide that is 500 pixels wide, with its position. */
function setUp() {
  const scroller = document.createElement('div');
  Object.defineProperty(scroller, 'clientWidth', { value: 500, configurable: true });
  const position = makeGuidePosition(0, 1280);
  const unfollow = position.follow(scroller);
  const scroll = (to: { left?: number; top?: number }, timeStamp: number) => {
    Object.assign(scroller, { scrollLeft: to.left ?? 0, scrollTop: to.top ?? 0 });
    scroller.dispatchEvent(Object.defineProperty(new Event('scroll'), 'timeStamp', { value: timeStamp }));
  };
  const rest = () => vi.advanceTimersByTime(150);
  return { scroller, position, unfollow, scroll, rest };
}

describe('the position of the guide [LIV-09]', () => {
  it('has the width of the visible part, also after it has changed', () => {
    const { scroller, position } = setUp();
    expect(position.width()).toBe(500);
    Object.defineProperty(scroller, 'clientWidth', { value: 320, configurable: true });
    window.dispatchEvent(new Event('resize'));
    expect(position.width()).toBe(320);
  });

  it.each([
    ['along time', (by: number) => ({ left: by })],
    ['along channels', (by: number) => ({ top: by })],
  ])('is fast beyond 2 pixels a millisecond %s', (_axis, by) => {
    const { position, scroll } = setUp();
    scroll(by(0), 1000);
    scroll(by(200), 1100);
    expect(position.isFast()).toBe(false);
    scroll(by(401), 1200);
    expect(position.isFast()).toBe(true);
    scroll(by(300), 1300);
    expect(position.isFast()).toBe(false);
  });

  it('is legible where it was last slow', () => {
    const { position, scroll, rest } = setUp();
    scroll({ left: 0 }, 1000);
    scroll({ left: 100 }, 1100);
    scroll({ left: 900 }, 1200);
    vi.advanceTimersByTime(149);
    expect([position.start(), position.legibleStart()]).toEqual([900, 100]);
    rest();
    expect([position.isFast(), position.isAtRest(), position.legibleStart()]).toEqual([false, true, 900]);
    scroll({ left: 901 }, 2000);
    expect(position.isAtRest()).toBe(false);
  });

  it('tells its subscribers of each change until they or the guide leave', () => {
    const { position, scroll, rest, unfollow } = setUp();
    const [stays, leaves] = [vi.fn(), vi.fn()];
    position.subscribe(stays);
    const unsubscribe = position.subscribe(leaves);
    scroll({ left: 10 }, 1000);
    unsubscribe();
    rest();
    scroll({ left: 10 }, 2000);
    unfollow();
    rest();
    scroll({ left: 20 }, 3000);
    window.dispatchEvent(new Event('resize'));
    expect([stays.mock.calls.length, leaves.mock.calls.length]).toEqual([3, 1]);
    expect(position.start()).toBe(10);
  });
});
