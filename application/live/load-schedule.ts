import type { Channel } from '#domain/live/channel.ts';
import { repeatSchedule, type TimeSpan } from '#domain/live/repeat-schedule.ts';
import { arrangeSchedule, type Schedule } from '#domain/live/schedule.ts';
import type { ScheduleSource } from '../ports/schedule-source.ts';
import { token } from '../injection/token.ts';

/**
 * Loads the schedule of a channel, empty if it has none; a demo schedule is repeated over the time span (LIV-07). Fails like its
 * source, and if `signal` aborts before its turn comes.
 */
export type LoadSchedule = (channel: Channel, span: TimeSpan, signal?: Cancellation) => Promise<Schedule>;
export const LoadSchedule = token<LoadSchedule>('LoadSchedule');

/** Throws once nobody waits for the result, like an AbortSignal. */
interface Cancellation {
  throwIfAborted(): void;
}

/** Starts work when it is its turn. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const makeLoadSchedule =
  (source: ScheduleSource, limit: Limit): LoadSchedule =>
  async ({ schedule }, span, signal) => {
    if (!schedule) return [];
    const programs = await limit(async () => {
      signal?.throwIfAborted();
      return source.programs(schedule);
    });
    return arrangeSchedule(schedule.isDemo ? repeatSchedule(programs, span) : programs);
  };
