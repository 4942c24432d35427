import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import { AppFailure } from '../app-failure.ts';
import type { Player } from '../ports/player.ts';
import type { Reporter } from '../ports/reporter.ts';
import { withTimeout } from '../with-timeout.ts';

/** In milliseconds: nobody waits longer for what they did not come for. */
export const LONGEST_WAIT_FOR_ADS = 3000;

/**
 * A player that shows the ads that `load` answers, should they come in time: it is asked each time that something is opened.
 * A developer is told where they do not.
 */
export const playerWithAds = (
  player: Player,
  load: () => Promise<AdSchedule>,
  reporter: Reporter,
): Player => ({
  prepare: player.prepare,
  open: (request, place) => player.open({ ...request, ads: inTime(load(), reporter) }, place),
});

/** Null where they do not come; never fails. */
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
