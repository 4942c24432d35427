import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import { AppFailure } from '../app-failure.ts';
import type { Reporter } from '../ports/reporter.ts';
import { token } from '../injection/token.ts';
import { withTimeout } from '../with-timeout.ts';

/**
 * Loads the ads of a video; returns null where no video has ads. Resolves to null after a failure or a time-out: the video plays
 * without them; never fails.
 */
export type LoadAds = () => Promise<AdSchedule | null> | null;
export const LoadAds = token<LoadAds>('LoadAds');

/** How long a video waits for its ads, in milliseconds. */
export const LONGEST_WAIT_FOR_ADS = 3000;

/** What goes wrong is reported. */
export const makeLoadAds =
  (load: () => Promise<AdSchedule>, reporter: Reporter) => (): Promise<AdSchedule | null> =>
    withTimeout(load(), LONGEST_WAIT_FOR_ADS, () => {
      throw new AppFailure('unreachable', `No ad schedule within ${LONGEST_WAIT_FOR_ADS} ms`);
    }).catch((cause: unknown) => {
      reporter.report(
        cause instanceof AppFailure
          ? cause
          : new AppFailure('malformed-answer', 'The ad schedule cannot be used', { cause }),
      );
      return null;
    });
