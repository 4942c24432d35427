import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserClock } from '#adapters/browser/browser-clock.ts';

describe('the browser clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T09:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('is the browser’s own', () => {
    expect(makeBrowserClock(null).now()).toEqual(new Date('2026-06-15T09:00:00Z'));
  });

  it('starts at the platform’s time if that is given', () => {
    const clock = makeBrowserClock(new Date('2025-01-01T00:00:00Z'));
    vi.advanceTimersByTime(5000);
    expect(clock.now()).toEqual(new Date('2025-01-01T00:00:05Z'));
  });
});
