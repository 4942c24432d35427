import { describe, expect, it } from 'vitest';
import {
  initialPlaybackState,
  hasFailed,
  isBeingWatched,
  isIdle,
  isRunning,
  retriesOnReconnect,
  retryPosition,
  remainingTime,
  showsOverlay,
  stateAfter,
  type PlaybackState,
} from '#domain/playback/playback-state.ts';
import type { PlaybackEvent } from '#domain/playback/player-event.ts';
import { initialPlayerSettings, type PlayerSettings } from '#domain/playback/player-settings.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { at } from '#tests/builders/a-position.ts';

const after = (...events: PlaybackEvent[]): PlaybackState => events.reduce(stateAfter, initialPlaybackState);
const started: PlaybackEvent = { kind: 'started', ...at(0) };

describe('the state of a playback', () => {
  it('is loading until something is reported', () => {
    expect(initialPlaybackState).toEqual({
      phase: 'loading',
      reason: null,
      position: 0,
      duration: 0,
      isAdPaused: false,
      wasInterrupted: false,
      isStalled: false,
      bufferedEnd: 0,
      seekable: null,
      settings: {
        volume: 100,
        isMuted: false,
        rate: 1,
        captions: { tracks: [], chosen: null },
        captionStyle: { size: 'medium', color: 'white', background: 'half', edge: 'none' },
        qualities: { tracks: [], chosen: null },
        audioTracks: { tracks: [], chosen: null },
        pictureInPicture: 'unavailable',
        devices: [],
        isCasting: false,
      },
      resumedAt: null,
      tracks: [],
    });
    expect(after({ kind: 'ready' }).phase).toBe('loading');
  });

  it.each<[PlaybackEvent, PlaybackState['phase']]>([
    [{ kind: 'autoplay-blocked' }, 'waiting-for-press'],
    [{ kind: 'started', ...at(10) }, 'playing'],
    [{ kind: 'paused', ...at(10) }, 'paused'],
    [{ kind: 'completed', ...at(1000) }, 'completed'],
    [{ kind: 'failed', what: 'library' }, 'library-failed'],
    [{ kind: 'failed', what: 'video', refused: false }, 'video-failed'],
    [{ kind: 'failed', what: 'video', refused: true }, 'video-failed'],
    [{ kind: 'failed', what: 'access', reason: 'Not yours.' }, 'access-failed'],
  ])('after $kind is %s', (event, phase) => {
    expect(after(event).phase).toBe(phase);
  });

  it.each(['started', 'paused', 'time', 'seeking', 'seeked', 'completed'] as const)(
    'has its position from %s',
    (kind) => {
      expect(after({ kind, ...at(250) })).toMatchObject({ position: 250, duration: 1000 });
    },
  );

  it.each<PlaybackEvent>([
    { kind: 'time', ...at(11) },
    { kind: 'seeked', ...at(500) },
    { kind: 'stalled' },
    { kind: 'buffered', end: seconds(60) },
    { kind: 'settings-changed', changes: { volume: 40 } },
    { kind: 'removed' },
  ])('remains playing through $kind', (event) => {
    expect(after(started, event).phase).toBe('playing');
  });

  it.each(['ready', 'removed', 'page-hidden', 'page-left'] as const)(
    'stays the same object after %s',
    (kind) => {
      const state = after(started);
      expect(stateAfter(state, { kind })).toBe(state);
    },
  );

  it('contains the reason why access was denied', () => {
    expect(after({ kind: 'failed', what: 'access', reason: 'Not yours.' }).reason).toBe('Not yours.');
    expect(after({ kind: 'failed', what: 'video', refused: true }).reason).toBeNull();
    expect(after({ kind: 'failed', what: 'library' }).reason).toBeNull();
  });

  it('is loading again when ads have ended', () => {
    expect(after(started, { kind: 'ads-began' }).phase).toBe('advertising');
    expect(after(started, { kind: 'ads-began' }, { kind: 'ads-ended' })).toMatchObject({
      phase: 'loading',
      ...at(0),
    });
  });

  it('keeps its position when the video fails', () => {
    expect(
      after({ kind: 'time', ...at(250) }, { kind: 'failed', what: 'video', refused: false }),
    ).toMatchObject(at(250));
  });

  it('is loading while its sources are renewed, then resumes', () => {
    expect(after(started, { kind: 'reauthorizing' }).phase).toBe('loading');
    expect(after(started, { kind: 'reauthorizing' }, started).phase).toBe('playing');
  });

  it.each<[PlaybackState['phase'], PlaybackEvent]>([
    ['paused', { kind: 'paused', ...at(10) }],
    ['waiting-for-press', { kind: 'autoplay-blocked' }],
    ['advertising', { kind: 'ads-began' }],
  ])('remains %s while its sources are renewed', (phase, event) => {
    expect(after(started, event, { kind: 'reauthorizing' }).phase).toBe(phase);
  });

  const captions = { tracks: [{ label: 'English', language: 'en' }], chosen: 0 };
  const changed = (changes: Partial<PlayerSettings>): PlaybackEvent => ({
    kind: 'settings-changed',
    changes,
  });

  it.each<readonly [string, readonly Partial<PlayerSettings>[], Partial<PlayerSettings>]>([
    ['each that was reported', [{ rate: 1.5 }], { rate: 1.5, volume: 100 }],
    ['those that were reported together', [{ volume: 0, isMuted: true }], { volume: 0, isMuted: true }],
    ['those that were reported before', [{ volume: 40 }, { captions }], { volume: 40, captions }],
    ['the last of each', [{ volume: 40 }, { volume: 70 }], { volume: 70 }],
    ['those of before, if none has changed', [{ rate: 2 }, {}], { rate: 2 }],
  ])('has of the settings %s [PLY-08]', (_, changes, settings) => {
    expect(after(started, ...changes.map(changed), { kind: 'time', ...at(3) }).settings).toEqual({
      ...initialPlayerSettings,
      ...settings,
    });
  });

  it('has loaded what was reported last', () => {
    const buffered = (end: number): PlaybackEvent => ({ kind: 'buffered', end: seconds(end) });
    expect(after(started, buffered(60), buffered(72), { kind: 'time', ...at(3) }).bufferedEnd).toBe(72);
  });

  it.each<readonly [PlaybackEvent, boolean]>([
    [{ kind: 'stalled' }, true],
    [{ kind: 'started', ...at(10) }, false],
    [{ kind: 'paused', ...at(10) }, false],
    [{ kind: 'time', ...at(10) }, false],
    [{ kind: 'completed', ...at(1000) }, false],
    [{ kind: 'failed', what: 'video', refused: false }, false],
    [{ kind: 'seeking', ...at(10) }, true],
    [{ kind: 'seeked', ...at(10) }, true],
    [{ kind: 'buffered', end: seconds(60) }, true],
    [{ kind: 'settings-changed', changes: { volume: 40 } }, true],
  ])('that waits for data, after $0.kind still waits: %s', (event, isStalled) => {
    expect(after(started, { kind: 'stalled' }, event).isStalled).toBe(isStalled);
  });

  type AdEvent = 'ads-began' | 'ad-paused' | 'ad-resumed' | 'ads-ended';

  it.each<readonly [string, readonly AdEvent[], boolean]>([
    ['begins', ['ads-began'], false],
    ['is paused', ['ads-began', 'ad-paused'], true],
    ['is resumed', ['ads-began', 'ad-paused', 'ad-resumed'], false],
    ['follows one that was paused', ['ads-began', 'ad-paused', 'ads-ended', 'ads-began'], false],
  ])('knows of an ad that %s whether it is paused: %j, %s [PLY-07]', (_, kinds, isAdPaused) => {
    expect(after(...kinds.map((kind) => ({ kind })))).toMatchObject({ phase: 'advertising', isAdPaused });
  });

  it.each([
    ['back from the end', 999.9, 'paused'],
    ['to the end', 1000, 'completed'],
  ])('is, after a seek from the end %s: %d s, %s [MED-11]', (_, to, phase) => {
    const completed: PlaybackEvent = { kind: 'completed', ...at(1000) };
    expect(after(started, completed, { kind: 'seeking', ...at(to) }).phase).toBe(phase);
  });

  it('remains playing during a seek', () => {
    expect(after(started, { kind: 'seeking', ...at(500) }).phase).toBe('playing');
  });

  it('is playing after a blocked autoplay once it is started', () => {
    expect(after({ kind: 'autoplay-blocked' }, started).phase).toBe('playing');
  });
});

describe('the retry position after a failure', () => {
  it.each([
    ['where it stood', 12, 1000, 12],
    ['nowhere before its duration was known', 0, 0, null],
    ['nowhere before it had begun', 0, 1000, null],
    ['nowhere of a live stream', 12, 0, null],
  ])('is %s', (_, position, duration, place) => {
    expect(retryPosition(at(position, duration))).toBe(place);
  });
});

describe('whether a playback is idle or has failed [MED-08]', () => {
  it.each<[PlaybackState['phase'], { rests: boolean; failed: boolean }]>([
    ['loading', { rests: false, failed: false }],
    ['waiting-for-press', { rests: true, failed: false }],
    ['advertising', { rests: false, failed: false }],
    ['playing', { rests: false, failed: false }],
    ['paused', { rests: true, failed: false }],
    ['completed', { rests: true, failed: false }],
    ['library-failed', { rests: false, failed: true }],
    ['video-failed', { rests: false, failed: true }],
    ['access-failed', { rests: false, failed: true }],
  ])('%s', (phase, { rests, failed }) => {
    const state = { ...initialPlaybackState, phase };
    expect({ rests: isIdle(state), failed: hasFailed(state) }).toEqual({ rests, failed });
  });
});

describe('whether a playback runs, and can be paused', () => {
  const inAd: PlaybackEvent = { kind: 'ads-began' };

  it.each<readonly [string, readonly PlaybackEvent[], boolean]>([
    ['loads', [], false],
    ['plays', [started], true],
    ['is paused', [started, { kind: 'paused', ...at(10) }], false],
    ['shows an ad', [inAd], true],
    ['shows an ad that is paused', [inAd, { kind: 'ad-paused' }], false],
    ['shows an ad that goes on', [inAd, { kind: 'ad-paused' }, { kind: 'ad-resumed' }], true],
  ])('while it %s', (_, events, runs) => {
    expect(isRunning(after(...events))).toBe(runs);
  });
});

describe('the position at which a video was resumed [PLY-11]', () => {
  const resumed = { ...initialPlaybackState, resumedAt: seconds(60) };

  it('is known until the player has become small', () => {
    expect(stateAfter(resumed, started).resumedAt).toBe(60);
    expect(stateAfter(resumed, { kind: 'minimized' }).resumedAt).toBeNull();
  });
});

describe('a video', () => {
  it.each<[PlaybackState['phase'], boolean]>([
    ['loading', true],
    ['waiting-for-press', true],
    ['playing', true],
    ['paused', true],
    ['completed', false],
    ['library-failed', false],
    ['video-failed', false],
    ['access-failed', false],
  ])('that is %s is being watched: %s', (phase, isWatched) => {
    expect(isBeingWatched({ ...initialPlaybackState, phase })).toBe(isWatched);
  });
});

describe('what can be played of a live stream', () => {
  const seekable = { start: seconds(0), end: seconds(600) };
  const live: PlaybackEvent = { kind: 'time', ...at(500, 0), seekable };

  it('is what the player reported last, and stays while it is paused', () => {
    expect(after(live).seekable).toEqual(seekable);
    expect(after(live, { kind: 'paused', ...at(500, 0) }).seekable).toEqual(seekable);
  });

  it('is not known of other videos', () => {
    expect(after(live, { kind: 'time', ...at(5) }).seekable).toBeNull();
  });
});

describe('the overlay of the cinema [PLY-03]', () => {
  it.each<[PlaybackState['phase'], { active: boolean; idle: boolean }]>([
    ['loading', { active: true, idle: true }],
    ['waiting-for-press', { active: true, idle: true }],
    ['advertising', { active: true, idle: true }],
    ['playing', { active: true, idle: false }],
    ['paused', { active: true, idle: true }],
    ['completed', { active: true, idle: true }],
    ['library-failed', { active: true, idle: true }],
    ['video-failed', { active: true, idle: true }],
    ['access-failed', { active: true, idle: true }],
  ])('shows while %s, by whether somebody stirs: %j', (phase, { active, idle }) => {
    expect(showsOverlay({ phase }, true)).toBe(active);
    expect(showsOverlay({ phase }, false)).toBe(idle);
  });
});

describe('the remaining time [PLY-03]', () => {
  it.each([
    [0, 4503, '75:03'],
    [0, 3600, '60:00'],
    [0, 3599, '59:59'],
    [0, 6000, '100:00'],
    [1440, 1500, '01:00'],
    [1441, 1500, '00:59'],
    [1440.4, 1500, '00:59'],
    [1500, 1500, '00:00'],
    [1501, 1500, '00:00'],
  ])('at %d s of %d s is %s', (position, duration, shown) => {
    expect(remainingTime(at(position, duration))).toBe(shown);
  });

  it('is null for a live stream', () => {
    expect(remainingTime(at(100, 0))).toBeNull();
  });
});

describe('a playback that fails', () => {
  const failed: PlaybackEvent = { kind: 'failed', what: 'video', refused: false };
  it.each<[string, PlaybackEvent[], boolean]>([
    ['while it loads', [failed], true],
    ['while it plays', [started, failed], true],
    ['while its player loads', [{ kind: 'failed', what: 'library' }], true],
    ['after a pause', [started, { kind: 'paused', ...at(10) }, failed], false],
    ['before it was pressed', [{ kind: 'autoplay-blocked' }, failed], false],
    ['because it is locked', [{ kind: 'failed', what: 'access', reason: '' }], false],
    ['not at all', [started], false],
  ])('%s is retried on reconnection or not', (_when, events, isRetried) => {
    expect(retriesOnReconnect(after(...events))).toBe(isRetried);
  });
});
