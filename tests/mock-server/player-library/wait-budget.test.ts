import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitBudget } from '#mock-server/player-library/page/wait-budget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const patience = new WaitBudget(4000);
  const giveUp = vi.fn();
  return { patience, giveUp };
}

describe('the patience with a break of ads [PLY-07]', () => {
  it('ends after its length, once', () => {
    const { patience, giveUp } = setUp();
    patience.wait(giveUp);
    vi.advanceTimersByTime(3999);
    expect([giveUp.mock.calls.length, patience.isOver]).toEqual([0, false]);
    vi.advanceTimersByTime(1);
    expect([giveUp.mock.calls.length, patience.isOver]).toEqual([1, true]);
  });

  it('is one for all that a break waits for', () => {
    const { patience, giveUp } = setUp();
    patience.wait(giveUp);
    vi.advanceTimersByTime(2500);
    patience.rest();
    vi.advanceTimersByTime(60_000);
    patience.wait(giveUp);
    vi.advanceTimersByTime(1499);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('is not spent on the time between two pictures of a film', () => {
    const { patience, giveUp } = setUp();
    for (let picture = 0; picture < 100; picture++) {
      patience.wait(giveUp, 500);
      vi.advanceTimersByTime(250);
    }
    patience.wait(giveUp, 500);
    vi.advanceTimersByTime(4499);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('waits for nothing any more once it is over', () => {
    const { patience, giveUp } = setUp();
    patience.wait(() => undefined);
    vi.advanceTimersByTime(4000);
    patience.wait(giveUp);
    vi.advanceTimersByTime(0);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });
});
