import { describe, expect, it } from 'vitest';
import { liveEdgeReachedAfter, LIVE_EDGE_NOT_REACHED } from '#domain/live/live-edge-reached.ts';
import { initialPlaybackState } from '#domain/playback/playback-state.ts';
import { seconds } from '#domain/playback/seconds.ts';

const stream = (position: number, end = 3600) => ({
  ...initialPlaybackState,
  position: seconds(position),
  seekable: { start: seconds(0), end: seconds(end) },
});

const isReached = (...positions: readonly ReturnType<typeof stream>[]): boolean =>
  positions.reduce(liveEdgeReachedAfter, LIVE_EDGE_NOT_REACHED).isReached;

describe('a running program from its beginning', () => {
  it('has not gone live before its stream has a position', () => {
    expect(isReached()).toBe(false);
  });

  it('has not gone live while its stream opens at the live edge, before the seek', () => {
    expect(isReached(stream(3580), stream(3582), stream(0), stream(60))).toBe(false);
  });

  it('has gone live at the live edge, and stays it further back', () => {
    expect(isReached(stream(0), stream(3582))).toBe(true);
    expect(isReached(stream(0), stream(3582), stream(600))).toBe(true);
  });

  it('stays what it is while the player does not know what can be played', () => {
    const before = { wasLeft: true, isReached: false };
    expect(liveEdgeReachedAfter(before, { ...stream(3582), seekable: null })).toBe(before);
  });

  it.each([
    [3564, true],
    [3563.9, false],
  ])('within 36 s of the end of the stream: %s s of an hour', (position, expected) => {
    expect(isReached(stream(0), stream(position))).toBe(expected);
  });
});
