import { describe, expect, it } from 'vitest';
import { FRAGMENT_MS } from '#mock-server/streaming/tracks/film-file.ts';
import {
  recordingSpans,
  runningSpans,
  SEGMENT_MS,
  type Span,
} from '#mock-server/streaming/hls/segment-spans.ts';

const lengths = (spans: readonly Span[]) => spans.map(({ from, to }) => to - from);

function expectWhole(spans: readonly Span[], { from, to }: Span) {
  expect(spans[0]?.from).toBe(from);
  expect(spans.at(-1)?.to).toBe(to);
  for (const [index, span] of spans.entries()) {
    if (index > 0) expect(span.from).toBe(spans[index - 1]?.to);
    expect(span.from % FRAGMENT_MS).toBe(0);
    expect(span.to - span.from).toBeGreaterThan(0);
    expect(span.to - span.from).toBeLessThanOrEqual(SEGMENT_MS);
  }
}

describe('the segments of a recording', () => {
  it('start small, so that the first frame needs few bytes', () => {
    expect(lengths(recordingSpans({ from: 0, to: 20_000 }))).toEqual([1600, 1600, 3200, 6400, 6400, 800]);
  });

  it.each([1, 1600, 1601, 3200, 6400, 6401, 32_000, 45_000, 1_803_000])('cover %i ms without a gap', (to) => {
    expectWhole(recordingSpans({ from: 0, to }), { from: 0, to });
  });

  it.each([1600, 3200, 4800, 6400, 32_000])('may start anywhere on the grid: at %i ms', (from) => {
    const span = { from, to: from + 61_234 };
    expectWhole(recordingSpans(span), span);
  });
});

describe('the segments of a running stream', () => {
  it('are the complete ones', () => {
    expect(lengths(runningSpans({ from: 6400, to: 32_000 }))).toEqual([6400, 6400, 6400, 6400]);
    expect(lengths(runningSpans({ from: 6400, to: 31_999 }))).toEqual([6400, 6400, 6400]);
    expect(runningSpans({ from: 6400, to: 6500 })).toEqual([]);
  });

  it('start with a short one if the stream is requested from the middle of a segment', () => {
    expect(lengths(runningSpans({ from: 4800, to: 20_000 }))).toEqual([1600, 6400, 6400]);
  });
});
