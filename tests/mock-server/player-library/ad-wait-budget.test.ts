import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdWaitBudget } from '#mock-server/player-library/page/ad-wait-budget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const patience = new AdWaitBudget(4000);
  const giveUp = vi.fn();
  return { patience, giveUp };
}

describe('the wait budget of an ad break [PLY-07]', () => {
  it('ends after its length, once', () => {
    const { patience, giveUp } = setUp();
    patience.wait(giveUp);
    vi.advanceTimersByTime(3999);
    expect([giveUp.mock.calls.length, patience.isOver]).toEqual([0, false]);
    vi.advanceTimersByTime(1);
    expect([giveUp.mock.calls.length, patience.isOver]).toEqual([1, true]);
  });

  it('is shared by everything that a break waits for', () => {
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

  it('is not used up by the time between two frames of a film', () => {
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

  it('ends every wait immediately once it is used up', () => {
    const { patience, giveUp } = setUp();
    patience.wait(() => undefined);
    vi.advanceTimersByTime(4000);
    patience.wait(giveUp);
    vi.advanceTimersByTime(0);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });
});
