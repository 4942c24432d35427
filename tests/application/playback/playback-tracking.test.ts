import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { playbackTracking } from '#application/playback/playback-tracking.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { at } from '#tests/builders/at.ts';

const PLAYER_EVENTS: Readonly<Record<string, PlayerEvent>> = {
  r: { kind: 'ready' },
  s: { kind: 'started', ...at(0) },
  t: { kind: 'time', ...at(300) },
  p: { kind: 'paused', ...at(300) },
  a: { kind: 'started', ...at(300) },
  n: { kind: 'paused', ...at(900) },
  e: { kind: 'completed', ...at(1000) },
  x: { kind: 'removed' },
};

const ANALYTICS_EVENTS = {
  s: { name: 'Started Video', position: 0 },
  p: { name: 'Paused Video', position: 300 },
  a: { name: 'Resumed Video', position: 300 },
  n: { name: 'Completed Video', position: 900 },
  e: { name: 'Completed Video', position: 1000 },
};

describe('the events of a playback [PLY-04]', () => {
  it.each([
    ['from its beginning to its end', 'r-s-t-(ex|)', '--s---(e|)'],
    ['with a break', 'rs-t-p--a-e-(x|)', '-s---p--a-e-(|)'],
    ['left near the end', 'rs-n-(x|)', '-s-n-(|)'],
    ['halted and watched on to the end', 's-n-a-e-(x|)', 's-n-a---(|)'],
    ['that was never begun', 'r-(x|)', '--(|)'],
  ])('%s', (_what, events, told) => {
    new TestScheduler((found, expected) => expect(found).toEqual(expected)).run(
      ({ hot, expectObservable }) => {
        expectObservable(playbackTracking(seconds(0), hot(events, PLAYER_EVENTS))).toBe(
          told,
          ANALYTICS_EVENTS,
        );
      },
    );
  });
});
