import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeWebappIniSettings } from '#adapters/app-host/webapp-ini-settings.ts';
import { makeBrowserClock } from '#adapters/browser/browser-clock.ts';
import { NOW } from '#tests/mock-server/open-platform.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform, ORIGIN } from './in-process-platform.ts';

/** @param platformNow the time in the platform's world; defaults to the present */
async function ofBrowser(platformNow?: string) {
  const { http } = await enterPlatform('visitor', platformNow);
  const { parsed } = await makeWebappIniSettings(http, {
    cdnBase: ORIGIN,
    playerId: 'mockplay',
  }).load();
  return makeBrowserClock(parsed.platformTime);
}

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describeContract('the clock', { 'of the browser, which has no double': ofBrowser }, (make) => {
  it.each([
    ['present', undefined, NOW],
    ['past', '2025-03-01T06:00:00Z', new Date('2025-03-01T06:00:00Z')],
    ['future', '2030-03-01T06:00:00Z', new Date('2030-03-01T06:00:00Z')],
  ])('starts at the platform’s time and advances: %s', async (_, platformNow, now) => {
    const clock = await make(platformNow);
    expect(clock.now()).toEqual(now);
    vi.setSystemTime(NOW.getTime() + 5000);
    expect(clock.now().getTime()).toBe(now.getTime() + 5000);
  });
});
