import { describe, expect, it } from 'vitest';
import { seconds } from '#domain/playback/seconds.ts';
import { seekRange, seekTarget } from '#domain/playback/seek-target.ts';
import type { PlayerCommand } from '#domain/playback/shortcut.ts';
import { at } from '#tests/builders/a-position.ts';

type Found = readonly [PlayerCommand, number | null];

const skip = (by: number): PlayerCommand => ({ does: 'skip', by });
const tenth = (of: number): PlayerCommand => ({ does: 'tenth', of });
const range = (start: number, end: number) => ({ start: seconds(start), end: seconds(end) });

const video = { ...at(500, 1000), seekable: null };
const live = { ...at(700, 0), seekable: range(600, 1600) };

describe('what can be played of an item', () => {
  it.each([
    ['all of a video', video, range(0, 1000)],
    ['all of a video, whatever a stream had', { ...video, seekable: range(600, 1600) }, range(0, 1000)],
    ['what a live stream still has, up to its live edge', live, range(600, 1582)],
    ['unknown before a live stream has said it', { ...live, seekable: null }, null],
  ])('is %s', (_, state, playable) => {
    expect(seekRange(state)).toEqual(playable);
  });
});

describe('where a command leads to [PLY-08]', () => {
  it.each<Found>([
    [skip(10), 510],
    [skip(-10), 490],
    [skip(-500), 0],
    [skip(-500.5), 0],
    [skip(500), 1000],
    [skip(501), 1000],
    [tenth(0), 0],
    [tenth(3), 300],
    [tenth(9), 900],
    [{ does: 'start' }, 0],
    [{ does: 'end' }, 1000],
  ])('in a video at 500 of 1000 s: %j, %s', (command, target) => {
    expect(seekTarget(command, video)).toBe(target);
  });

  it.each<Found>([
    [skip(10), 710],
    [skip(-10), 690],
    [skip(-100), 600],
    [skip(-110), 600],
    [skip(882), 1582],
    [skip(883), 1582],
    [tenth(0), 600],
    [tenth(5), 1091],
    [{ does: 'start' }, 600],
    [{ does: 'end' }, 1582],
  ])('in a live stream at 700 of 600 to 1600 s: %j, %s', (command, target) => {
    expect(seekTarget(command, live)).toBe(target);
  });

  it.each<PlayerCommand>([skip(10), skip(-10), tenth(5), { does: 'start' }, { does: 'end' }])(
    'is nowhere while nothing is known of a live stream: %j',
    (command) => {
      expect(seekTarget(command, { ...live, seekable: null })).toBeNull();
    },
  );

  it.each<PlayerCommand>([
    { does: 'toggle' },
    { does: 'mute' },
    { does: 'captions' },
    { does: 'full-screen' },
    { does: 'picture-in-picture' },
    { does: 'next' },
    { does: 'overview' },
    { does: 'volume', by: 10 },
    { does: 'speed', by: 1 },
  ])('is nowhere for one that does not move: %j', (command) => {
    expect(seekTarget(command, video)).toBeNull();
    expect(seekTarget(command, live)).toBeNull();
  });
});
