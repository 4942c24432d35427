import { FRAGMENT_MS } from '../tracks/film-file.ts';
import { recordingSpans, runningSpans, SEGMENT_MS } from './segment-spans.ts';
import type { TrackPlaylist } from './playlist-text.ts';

type Timeline = Pick<TrackPlaylist, 'spans' | 'kind' | 'epoch'>;

/** The default catch-up window of a channel, in hours (LIV-02). */
const CATCH_UP_HOURS = 8;

const HOUR = 3_600_000;

/** A video on demand of a length in seconds. */
export const onDemand = (duration: number): Timeline => ({
  spans: recordingSpans({ from: 0, to: Math.round(duration * 1000) }),
  kind: 'recording',
  epoch: null,
});

/**
 * A channel's timeline starts in 1970, so that a moment is the same segment for
 * every viewer and after a restart. `wanted` is the query parameter `t` (LIV-04),
 * in seconds since 1970: `{start}-{end}` is a recording, `{start}` is open-ended;
 * without it, the catch-up window. Undefined if none of it has been broadcast.
 */
export function broadcast(
  now: Date,
  catchUpHours: string | undefined,
  wanted: string | undefined,
): Timeline | undefined {
  const live = now.getTime();
  if (wanted === undefined) {
    const window = Math.max(1, hours(catchUpHours)) * HOUR;
    return {
      spans: runningSpans({ from: onGrid(live - window, SEGMENT_MS), to: live }),
      kind: 'window',
      epoch: 0,
    };
  }
  const [, start, end] = /^(\d{1,11})(?:-(\d{1,11}))?$/.exec(wanted) ?? [];
  if (start === undefined) return undefined;
  const from = onGrid(Number(start) * 1000, FRAGMENT_MS);
  const to = end === undefined ? live : Math.min(live, Number(end) * 1000);
  const spans = end === undefined ? runningSpans({ from, to }) : recordingSpans({ from, to });
  if (from >= to || spans.length === 0) return undefined;
  return { spans, kind: end === undefined ? 'event' : 'recording', epoch: 0 };
}

const onGrid = (time: number, step: number) => Math.floor(time / step) * step;

/** LIV-02: the hours are text; invalid ones count as not set. With catch-up off, an hour still remains. */
function hours(given: string | undefined): number {
  const number = given?.trim() ? Number(given) : NaN;
  return Number.isFinite(number) && number >= 0 ? number : CATCH_UP_HOURS;
}
