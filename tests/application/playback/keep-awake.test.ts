import { map, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { keepAwake } from '#application/playback/keep-awake.ts';
import { initialPlaybackState, type PlaybackState } from '#domain/playback/playback-state.ts';
import { makeInMemoryWakeLock } from '#tests/doubles/in-memory-wake-lock.ts';

const PHASES: Readonly<Record<string, PlaybackState['phase']>> = {
  l: 'loading',
  w: 'waiting-for-press',
  p: 'playing',
  z: 'paused',
  c: 'completed',
  f: 'video-failed',
};

/**
 * Emits `phases`, by their letters, while the tab is hidden and shown; returns the wake lock calls by frame.
 */
function wakeLockCalls(phases: string, hidden = '-', shown = '-', isShown = true): readonly string[] {
  const told: string[] = [];
  const scheduler = new TestScheduler(() => undefined);
  scheduler.run(({ cold }) => {
    const occasion = (when: string): Observable<void> => cold(when).pipe(map(() => undefined));
    const changes$ = cold(phases, PHASES).pipe(map((phase) => ({ ...initialPlaybackState, phase })));
    keepAwake(
      { changes$, now: () => initialPlaybackState },
      { isShown: () => isShown, hidden$: occasion(hidden), shown$: occasion(shown) },
      makeInMemoryWakeLock((call) => told.push(`${scheduler.frame} ${call}`)),
    );
  });
  return told;
}

describe('the screen while a workout plays', () => {
  it.each([
    ['loading and waiting', 'l-w', []],
    ['playing', 'l-p', ['2 hold']],
    ['playing on', 'p-p-p', ['0 hold']],
    ['pausing', 'p-z', ['0 hold', '2 release']],
    ['pausing and going on', 'p-z-p', ['0 hold', '2 release', '4 hold']],
    ['completing', 'p-c', ['0 hold', '2 release']],
    ['failing', 'p-f', ['0 hold', '2 release']],
    ['being removed', 'p-|', ['0 hold', '2 release']],
    ['being removed after a pause', 'pz-|', ['0 hold', '1 release']],
  ])('%s', (_, phases, told) => {
    expect(wakeLockCalls(phases)).toEqual(told);
  });

  it('may turn off behind another tab, and stays awake again when the tab is back', () => {
    expect(wakeLockCalls('p', '-h', '---s')).toEqual(['0 hold', '1 release', '3 hold']);
  });

  it('may be off if playback started behind another tab, until that tab is shown', () => {
    expect(wakeLockCalls('p', '-', '-', false)).toEqual([]);
    expect(wakeLockCalls('p', '-', '---s', false)).toEqual(['3 hold']);
  });

  it('may stay off if nothing plays when the tab is back', () => {
    expect(wakeLockCalls('p-z', '-h', '---s')).toEqual(['0 hold', '1 release']);
  });

  it('does not react to a tab that is hidden after the end', () => {
    expect(wakeLockCalls('p-|', '---h', '----s')).toEqual(['0 hold', '2 release']);
  });
});
