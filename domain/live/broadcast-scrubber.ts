import type { CatchUpHours } from './catch-up-hours.ts';
import { liveEdge, type BroadcastPosition } from './broadcast-position.ts';
import type { TimeSpan } from './repeat-schedule.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS, type EpochMs } from '../time/milliseconds.ts';
import { indexAt, type Schedule } from './schedule.ts';

/** A step on the scrubber of a channel. */
export type ScrubStep = 'minute-back' | 'minute-ahead' | 'program-back' | 'program-ahead' | 'oldest' | 'live';

/** Going back from less than this into a program leads to the one before it. */
const AT_BEGINNING_MS = 5 * SECOND_MS;

/**
 * The part of a broadcast that can be scrubbed: the catch-up window up to the live edge, as far as the stream has it; null where
 * catch-up is off.
 */
export function scrubSpan(position: BroadcastPosition, catchUp: CatchUpHours, now: EpochMs): TimeSpan | null {
  const to = liveEdge(Math.max(position.at, now));
  const from = Math.max(position.from, to - catchUp * HOUR_MS);
  return from < to ? { from, to } : null;
}

/** Where a step leads from a moment: by a minute, or to the beginning of a program; never out of the span. */
export function scrubTo(step: ScrubStep, moment: EpochMs, schedule: Schedule, span: TimeSpan): EpochMs {
  return Math.max(span.from, Math.min(target(step, moment, schedule, span), span.to));
}

function target(step: ScrubStep, moment: EpochMs, schedule: Schedule, { from, to }: TimeSpan): EpochMs {
  switch (step) {
    case 'minute-back':
      return moment - MINUTE_MS;
    case 'minute-ahead':
      return moment + MINUTE_MS;
    case 'program-back':
      return schedule.findLast((entry) => entry.from < moment - AT_BEGINNING_MS)?.from ?? from;
    case 'program-ahead':
      return schedule.find((entry) => entry.from > moment)?.from ?? to;
    case 'oldest':
      return from;
    case 'live':
      return to;
  }
}

/** The moments within a span at which programs begin. */
export const programBoundaries = (schedule: Schedule, { from, to }: TimeSpan): readonly EpochMs[] =>
  schedule.slice(indexAt(schedule, from) + 1, indexAt(schedule, to - 1) + 1).map((entry) => entry.from);
