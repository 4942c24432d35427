import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import { AppFailure } from '../app-failure.ts';
import type { Player } from '../ports/player.ts';
import type { Reporter } from '../ports/reporter.ts';
import { withTimeout } from '../with-timeout.ts';

/** How long a video waits for its ads, in milliseconds. */
export const LONGEST_WAIT_FOR_ADS = 3000;

/**
 * A player with ads, which are loaded each time that a video is opened. If they fail or take too long, the video plays without
 * them and the failure is reported.
 */
export const playerWithAds = (
  player: Player,
  load: () => Promise<AdSchedule>,
  reporter: Reporter,
): Player => ({
  ...player,
  open: (request, place) => player.open({ ...request, ads: inTime(load(), reporter) }, place),
});

/** Resolves to null after a failure or a time-out; never fails. */
const inTime = (loading: Promise<AdSchedule>, reporter: Reporter): Promise<AdSchedule | null> =>
  withTimeout(loading, LONGEST_WAIT_FOR_ADS, () => {
    throw new AppFailure('unreachable', `No ad schedule within ${LONGEST_WAIT_FOR_ADS} ms`);
  }).catch((cause: unknown) => {
    reporter.report(
      cause instanceof AppFailure
        ? cause
        : new AppFailure('malformed-answer', 'The ad schedule cannot be used', { cause }),
    );
    return null;
  });
