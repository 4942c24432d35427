import { FRAGMENT_MS } from '../tracks/film-file.ts';

/** A range of a timeline, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The normal length of a segment, in milliseconds. */
export const SEGMENT_MS = 4 * FRAGMENT_MS;

/** The ends of the first segments of a video on demand, short so that the first picture needs few bytes. */
const EARLY_ENDS = [FRAGMENT_MS, 2 * FRAGMENT_MS];

/** The segments of a recording, short ones first, up to its end. `from` must lie on the fragment grid. */
export function recordingSpans({ from, to }: Span): readonly Span[] {
  const early = EARLY_ENDS.map((end) => from + end);
  return spansBetween([from, ...early.filter((end) => end < firstEnd(from)), ...fullEnds(from, to)], to);
}

/** The complete segments between two times of a running stream. */
export const runningSpans = ({ from, to }: Span): readonly Span[] =>
  spansBetween([from, ...fullEnds(from, to + 1)]);

/** All segment ends on the segment grid after `from` and before `to`. */
function fullEnds(from: number, to: number): readonly number[] {
  const first = firstEnd(from);
  return Array.from(
    { length: Math.max(0, Math.ceil((to - first) / SEGMENT_MS)) },
    (_, index) => first + index * SEGMENT_MS,
  );
}

const firstEnd = (from: number) => (Math.floor(from / SEGMENT_MS) + 1) * SEGMENT_MS;

function spansBetween(starts: readonly number[], end?: number): readonly Span[] {
  const cuts = end === undefined ? starts : [...starts.filter((start) => start < end), end];
  return cuts.slice(1).map((to, index) => ({ from: cuts[index] ?? to, to }));
}
