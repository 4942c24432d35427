import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { LONGEST_WAIT_FOR_ADS, playerWithAds } from '#application/playback/player-with-ads.ts';
import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';

const schedule: AdSchedule = { breaks: [{ offset: 'pre', tags: ['https://ads.test/a'] }], skipAfter: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The request that a player receives when opened with ads from `load`. */
function opened(load: () => Promise<AdSchedule>) {
  const player = makeInMemoryPlayer();
  const reporter = makeRecordingReporter();
  playerWithAds(player, load, reporter).open(
    { item: aMediaItem(), from: seconds(0), poster: null },
    {} as HTMLElement,
  );
  return { ads: player.opened[0]?.ads, reported: reporter.reported };
}

describe('a player with ads [PLY-07]', () => {
  it('receives the ads that arrive', async () => {
    const { ads, reported } = opened(async () => schedule);
    expect(await ads).toBe(schedule);
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_FOR_ADS);
    expect(reported).toEqual([]);
  });

  it('plays without ads that fail to load, which is reported to developers', async () => {
    const failure = new AppFailure('not-found', 'There is no ad schedule');
    const { ads, reported } = opened(() => Promise.reject(failure));
    expect(await ads).toBeNull();
    expect(reported).toEqual([failure]);
  });

  it('plays without ads whose code fails to load, which is reported to developers', async () => {
    const cause = new Error('No code');
    const { ads, reported } = opened(() => Promise.reject(cause));
    expect(await ads).toBeNull();
    expect(reported).toMatchObject([
      { kind: 'malformed-answer', message: 'The ad schedule cannot be used', cause },
    ]);
  });

  it('waits no longer than 3 s, for their code or for their schedule', async () => {
    const { ads, reported } = opened(() => new Promise(() => undefined));
    let outcome: AdSchedule | null | undefined;
    void ads?.then((came) => (outcome = came));
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_FOR_ADS - 1);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBeNull();
    expect(reported).toMatchObject([{ kind: 'unreachable', message: 'No ad schedule within 3000 ms' }]);
  });
});
