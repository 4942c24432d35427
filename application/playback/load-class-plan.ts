import { classPlanOf, NO_PLAN, type ClassPlan } from '#domain/playback/class-plan.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { AppFailure } from '../app-failure.ts';
import { token } from '../injection/token.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { TimedText } from '../ports/timed-text.ts';

/**
 * Loads the plan of a class from the chapters track of its video (PLY-10). Broken chapters are left out and reported; a track that
 * cannot be had is reported, too, and no plan. Never fails.
 *
 * @param duration of the video; 0 while it is unknown
 */
export type LoadClassPlan = (track: string, duration: Seconds) => Promise<ClassPlan>;
export const LoadClassPlan = token<LoadClassPlan>('LoadClassPlan');

export const makeLoadClassPlan =
  (texts: TimedText, reporter: Reporter): LoadClassPlan =>
  async (track, duration) => {
    try {
      const { plan, broken } = classPlanOf(await texts.cues(track), duration);
      if (broken > 0)
        reporter.report(new AppFailure('malformed-answer', `${broken} broken chapters of a video`));
      return plan;
    } catch (cause) {
      reporter.report(
        cause instanceof AppFailure ? cause : new AppFailure('malformed-answer', 'No chapters', { cause }),
      );
      return NO_PLAN;
    }
  };
