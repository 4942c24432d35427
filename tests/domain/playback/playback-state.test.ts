import { describe, expect, it } from 'vitest';
import { afterFact } from '#domain/playback/after-fact.ts';
import {
  beforePlayback,
  hasFailed,
  isAtRest,
  placeToGoOn,
  remainingTime,
  showsOverlay,
  type PlaybackState,
} from '#domain/playback/playback-state.ts';
import type { PlayerFact } from '#domain/playback/player-fact.ts';
import { at } from '#tests/builders/at.ts';

const after = (...facts: PlayerFact[]): PlaybackState => facts.reduce(afterFact, beforePlayback);
const started: PlayerFact = { kind: 'started', ...at(0) };

describe('the state of a playback', () => {
  it('is loading until something is reported', () => {
    expect(beforePlayback).toEqual({
      phase: 'loading',
      reason: null,
      position: 0,
      duration: 0,
      userActive: true,
      rate: 1,
    });
    expect(after({ kind: 'ready' }).phase).toBe('loading');
  });

  it.each<[PlayerFact, PlaybackState['phase']]>([
    [{ kind: 'start-refused' }, 'waiting-for-press'],
    [{ kind: 'started', ...at(10) }, 'playing'],
    [{ kind: 'paused', ...at(10) }, 'paused'],
    [{ kind: 'completed', ...at(1000) }, 'completed'],
    [{ kind: 'failed', what: 'library' }, 'library-failed'],
    [{ kind: 'failed', what: 'video', refused: false }, 'video-failed'],
    [{ kind: 'failed', what: 'video', refused: true }, 'video-failed'],
    [{ kind: 'failed', what: 'access', reason: 'Not yours.' }, 'access-failed'],
  ])('after $kind is %s', (fact, phase) => {
    expect(after(fact).phase).toBe(phase);
  });

  it.each(['started', 'paused', 'time', 'seeking', 'seeked', 'completed'] as const)(
    'knows where it stands from %s',
    (kind) => {
      expect(after({ kind, ...at(250) })).toMatchObject({ position: 250, duration: 1000 });
    },
  );

  it.each<PlayerFact>([
    { kind: 'time', ...at(11) },
    { kind: 'seeked', ...at(500) },
    { kind: 'user-inactive' },
    { kind: 'removed' },
  ])('goes on playing through $kind', (fact) => {
    expect(after(started, fact).phase).toBe('playing');
  });

  it('knows why who is there may not watch', () => {
    expect(after({ kind: 'failed', what: 'access', reason: 'Not yours.' }).reason).toBe('Not yours.');
  });

  it('keeps its place when the video fails', () => {
    expect(
      after({ kind: 'time', ...at(250) }, { kind: 'failed', what: 'video', refused: false }),
    ).toMatchObject(at(250));
  });

  it('loads while its sources are renewed, and then goes on', () => {
    expect(after(started, { kind: 'renewing' }).phase).toBe('loading');
    expect(after(started, { kind: 'renewing' }, started).phase).toBe('playing');
  });

  it.each<[PlaybackState['phase'], PlayerFact]>([
    ['paused', { kind: 'paused', ...at(10) }],
    ['waiting-for-press', { kind: 'start-refused' }],
    ['advertising', { kind: 'ads-began' }],
  ])('stays %s while its sources are renewed', (phase, fact) => {
    expect(after(started, fact, { kind: 'renewing' }).phase).toBe(phase);
  });

  it('knows how fast it plays', () => {
    expect(after(started, { kind: 'rate-changed', rate: 1.5 }, { kind: 'time', ...at(3) }).rate).toBe(1.5);
  });

  it.each([
    ['back from the end', 999.9, 'paused'],
    ['to the end', 1000, 'completed'],
  ])('is, after its end, for who moves %s: %d s, %s [MED-11]', (_, to, phase) => {
    const completed: PlayerFact = { kind: 'completed', ...at(1000) };
    expect(after(started, completed, { kind: 'seeking', ...at(to) }).phase).toBe(phase);
  });

  it('plays on for who moves while it plays', () => {
    expect(after(started, { kind: 'seeking', ...at(500) }).phase).toBe('playing');
  });

  it('plays after a refused start once it is started', () => {
    expect(after({ kind: 'start-refused' }, started).phase).toBe('playing');
  });
});

describe('the place where a failed playback goes on', () => {
  it.each([
    ['where it stood', 12, 1000, 12],
    ['nowhere before it had begun', 0, 0, null],
    ['nowhere of a live stream', 12, 0, null],
  ])('is %s', (_, position, duration, place) => {
    expect(placeToGoOn(at(position, duration))).toBe(place);
  });
});

describe('what a playback can do [MED-08]', () => {
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
    const state = { ...beforePlayback, phase };
    expect({ rests: isAtRest(state), failed: hasFailed(state) }).toEqual({ rests, failed });
  });
});

describe('the overlay of the cinema [PLY-03]', () => {
  const [active, inactive] = [{ kind: 'user-active' }, { kind: 'user-inactive' }] as const;

  it.each<[string, PlayerFact[], boolean]>([
    ['while the user is active', [started, active], true],
    ['not while it plays and nobody stirs', [started, inactive], false],
    ['again when somebody stirs', [started, inactive, active], true],
    ['while paused, though nobody stirs', [started, inactive, { kind: 'paused', ...at(5) }], true],
    ['when it is completed', [started, inactive, { kind: 'completed', ...at(1000) }], true],
    ['while it is loading', [inactive], true],
    ['when it failed', [started, inactive, { kind: 'failed', what: 'video', refused: false }], true],
  ])('shows %s', (_, facts, shown) => {
    expect(showsOverlay(after(...facts))).toBe(shown);
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

  it('is none in a live stream', () => {
    expect(remainingTime(at(100, 0))).toBeNull();
  });
});
