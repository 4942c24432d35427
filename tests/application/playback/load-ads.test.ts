import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { LONGEST_WAIT_FOR_ADS, makeLoadAds } from '#application/playback/load-ads.ts';
import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

const schedule: AdSchedule = { breaks: [{ offset: 'pre', tags: ['https://ads.test/a'] }], skipAfter: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(load: () => Promise<AdSchedule>) {
  const reporter = makeRecordingReporter();
  return { ads: makeLoadAds(load, reporter)(), reported: reporter.reported };
}

describe('a video with ads [PLY-07]', () => {
  it('receives the ads that arrive', async () => {
    const { ads, reported } = setUp(async () => schedule);
    expect(await ads).toBe(schedule);
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_FOR_ADS);
    expect(reported).toEqual([]);
  });

  it('plays without ads that fail to load, which is reported to developers', async () => {
    const failure = new AppFailure('not-found', 'There is no ad schedule');
    const { ads, reported } = setUp(() => Promise.reject(failure));
    expect(await ads).toBeNull();
    expect(reported).toEqual([failure]);
  });

  it('plays without ads whose code fails to load, which is reported to developers', async () => {
    const cause = new Error('No code');
    const { ads, reported } = setUp(() => Promise.reject(cause));
    expect(await ads).toBeNull();
    expect(reported).toMatchObject([
      { kind: 'malformed-answer', message: 'The ad schedule cannot be used', cause },
    ]);
  });

  it('waits no longer than 3 s, for their code or for their schedule', async () => {
    const { ads, reported } = setUp(() => new Promise(() => undefined));
    let outcome: AdSchedule | null | undefined;
    void ads.then((came) => (outcome = came));
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_FOR_ADS - 1);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBeNull();
    expect(reported).toMatchObject([{ kind: 'unreachable', message: 'No ad schedule within 3000 ms' }]);
  });
});
