import { describe, expect, it } from 'vitest';
import {
  behindLive,
  broadcastPosition,
  HOLD_BACK_MS,
  isAtLiveEdge,
  liveEdge,
  SEGMENT_MS,
  streamPositionOf,
  type BroadcastPosition,
} from '#domain/live/broadcast-position.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time/milliseconds.ts';
import { initialPlaybackState, type PlaybackState } from '#domain/playback/playback-state.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { timeOfDay } from '#tests/builders/a-live-program.ts';

const NOON = timeOfDay('12:00');
const THREE_SEGMENTS = 3 * SEGMENT_MS;

const report = (position: number, start: number, end: number): PlaybackState => ({
  ...initialPlaybackState,
  position: seconds(position),
  seekable: { start: seconds(start), end: seconds(end) },
});

/** What is shown at a report that follows another one. */
const shownAt = (before: BroadcastPosition | null, state: PlaybackState, now = NOON): BroadcastPosition =>
  broadcastPosition(before && before.zero, state, now) ?? expect.unreachable('Nothing of a stream is shown');

const positionAt = (shown: number, at = NOON): BroadcastPosition => ({
  zero: NOON - 8 * HOUR_MS,
  from: NOON - 8 * HOUR_MS,
  shown,
  at,
});

describe('the position in a live stream', () => {
  it('is placed by the end of the stream, which is now', () => {
    expect(shownAt(null, report(3500, 600, 3600))).toEqual({
      zero: timeOfDay('11:00'),
      from: timeOfDay('11:10'),
      shown: NOON - 100 * SECOND_MS,
      at: NOON,
    });
  });

  it.each([
    ['in another video', { ...report(20, 0, 0), seekable: null }],
    ['after a failure', { ...report(3500, 0, 3600), phase: 'video-failed' }],
  ] as const)('is null %s', (_where, state) => {
    expect(broadcastPosition(NOON, state, NOON)).toBeNull();
  });

  it('does not waver while the stream grows by whole segments', () => {
    const first = shownAt(null, report(3500, 0, 3600));
    const later = shownAt(first, report(3505, 0, 3600), NOON + 5 * SECOND_MS);
    expect(later.shown - first.shown).toBe(5 * SECOND_MS);
  });

  it('becomes more exact when the stream proves to be newer', () => {
    const first = shownAt(null, report(3500, 0, 3600));
    const later = shownAt(first, report(3501, 0, 3604), NOON + SECOND_MS);
    expect(later.zero).toBe(first.zero - 3 * SECOND_MS);
  });

  it('is placed anew if the stream has been opened again', () => {
    const first = shownAt(null, report(3500, 0, 3600));
    const other = shownAt(first, report(10, 0, 60), NOON + SECOND_MS);
    expect(other.shown).toBe(NOON - 49 * SECOND_MS);
  });
});

describe('a stream that seems to end earlier than before', () => {
  it.each([
    ['less than a minute is late', 59_999, timeOfDay('11:00')],
    ['a minute has been opened again', 60_000, timeOfDay('11:01')],
  ])('by %s', (_what, earlier, zero) => {
    const first = shownAt(null, report(3500, 0, 3600));
    expect(shownAt(first, report(3500, 0, 3600), NOON + earlier).zero).toBe(zero);
  });
});

describe('behind live', () => {
  it.each([
    ['exactly three segments', THREE_SEGMENTS, true],
    ['a millisecond more', THREE_SEGMENTS + 1, false],
    ['nothing', 0, true],
    ['an hour', HOUR_MS, false],
  ])('%s', (_behind, behind, isAtEdge) => {
    const position = positionAt(liveEdge(NOON) - behind);
    expect(behindLive(position, NOON)).toBe(behind);
    expect(isAtLiveEdge(position, NOON)).toBe(isAtEdge);
  });

  it('is nothing for a player that is closer to the end than it has to be', () => {
    expect(behindLive(positionAt(NOON), NOON)).toBe(0);
  });

  it('grows while the player is paused', () => {
    const position = positionAt(liveEdge(NOON) - 10 * SECOND_MS);
    expect(behindLive(position, NOON + MINUTE_MS)).toBe(70 * SECOND_MS);
  });

  it('does not shrink by a clock that was read before', () => {
    const position = positionAt(liveEdge(NOON) - MINUTE_MS);
    expect(behindLive(position, NOON - 5 * SECOND_MS)).toBe(MINUTE_MS);
  });
});

describe('a moment on the timeline of the stream', () => {
  it.each([
    ['a moment', timeOfDay('05:00'), 3600],
    ['before the oldest', timeOfDay('03:00'), 0],
    ['after the live edge', NOON + HOUR_MS, 8 * 3600 - HOLD_BACK_MS / SECOND_MS],
  ])('%s', (_what, moment, position) => {
    expect(streamPositionOf(positionAt(NOON), moment, NOON)).toBe(position);
  });
});
