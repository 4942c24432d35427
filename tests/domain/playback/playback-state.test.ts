import { describe, expect, it } from 'vitest';
import {
  afterFact,
  beforePlayback,
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
    expect(beforePlayback).toEqual({ phase: 'loading', position: 0, duration: 0, userActive: true });
    expect(after({ kind: 'ready' }).phase).toBe('loading');
  });

  it.each<[PlayerFact, PlaybackState['phase']]>([
    [{ kind: 'start-refused' }, 'waiting-for-press'],
    [{ kind: 'started', ...at(10) }, 'playing'],
    [{ kind: 'paused', ...at(10) }, 'paused'],
    [{ kind: 'completed', ...at(1000) }, 'completed'],
    [{ kind: 'failed', what: 'library' }, 'library-failed'],
    [{ kind: 'failed', what: 'video' }, 'video-failed'],
  ])('after $kind is %s', (fact, phase) => {
    expect(after(fact).phase).toBe(phase);
  });

  it.each(['started', 'paused', 'time', 'seeked', 'completed'] as const)(
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

  it('keeps its place when the video fails', () => {
    expect(after({ kind: 'time', ...at(250) }, { kind: 'failed', what: 'video' })).toMatchObject(at(250));
  });

  it('plays after a refused start once it is started', () => {
    expect(after({ kind: 'start-refused' }, started).phase).toBe('playing');
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
    ['when it failed', [started, inactive, { kind: 'failed', what: 'video' }], true],
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
