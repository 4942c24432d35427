import { describe, expect, it } from 'vitest';
import { syncMediaSession } from '#application/playback/sync-media-session.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { anOpenPlayback } from '#tests/builders/an-open-playback.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';
import { makeRecordingMediaSession } from '#tests/doubles/recording-media-session.ts';

function setUp(about: Partial<MediaItem> = {}) {
  const session = makeRecordingMediaSession();
  const player = makeInMemoryPlayer();
  const item = aMediaItem(about);
  const { playback } = anOpenPlayback(player, item);
  syncMediaSession(item, playback, session);
  const { told, shown } = session;
  const keys = () => session.keys() ?? expect.unreachable('Nothing is shown');
  return { player, playback, told, shown, keys };
}

describe('the media session', () => {
  it('is empty before anything plays', () => {
    const { player, told } = setUp();
    player.report({ kind: 'ready' });
    player.report({ kind: 'autoplay-blocked' });
    expect(told).toEqual([]);
  });

  it('shows title, trainer and pictures, and the playback position', () => {
    const images = [{ src: 'https://img.test/a.webp', width: 480 }];
    const { player, shown, told } = setUp({ title: 'Slow Barre', trainerName: 'Mara', images });
    player.report({ kind: 'started', ...at(3) });
    player.report({ kind: 'time', ...at(4) });
    player.report({ kind: 'paused', ...at(5) });
    player.report({ kind: 'seeked', ...at(50) });
    player.report({ kind: 'started', ...at(50) });
    expect(shown).toEqual([{ title: 'Slow Barre', artist: 'Mara', artwork: images }]);
    expect(told).toEqual([
      'show',
      'playing at 3',
      'playing at 4',
      'paused at 5',
      'paused at 50',
      'playing at 50',
    ]);
  });

  it('shows the playback rate', () => {
    const { player, told } = setUp();
    player.report({ kind: 'started', ...at(3) });
    player.report({ kind: 'settings-changed', changes: { rate: 1.5 } });
    expect(told.at(-1)).toBe('playing at 3, 1.5 times as fast');
  });

  it('remains while sources are renewed, and is cleared if that fails', () => {
    const { player, told } = setUp();
    player.report({ kind: 'started', ...at(3) });
    player.report({ kind: 'reauthorizing' });
    player.report({ kind: 'started', ...at(3) });
    expect(told).toEqual(['show', 'playing at 3', 'playing at 3']);
    player.report({ kind: 'reauthorizing' });
    player.report({ kind: 'failed', what: 'video', refused: true });
    expect(told.at(-1)).toBe('clear');
  });

  it.each([
    ['https://img.test/only.webp', [{ src: 'https://img.test/only.webp', width: 640 }]],
    [null, []],
  ])('shows the fallback picture %s', (image, artwork) => {
    const { player, shown } = setUp({ image, images: [] });
    player.report({ kind: 'started', ...at(0) });
    expect(shown[0]?.artwork).toEqual(artwork);
  });

  it('is cleared when the workout is completed, and shown when it is played again', () => {
    const { player, told } = setUp();
    player.report({ kind: 'started', ...at(998) });
    player.report({ kind: 'completed', ...at(1000) });
    player.report({ kind: 'started', ...at(0) });
    expect(told).toEqual(['show', 'playing at 998', 'clear', 'show', 'playing at 0']);
  });

  it('is cleared when playback fails and when the player is removed: once', () => {
    const { player, playback, told } = setUp();
    player.report({ kind: 'started', ...at(0) });
    player.report({ kind: 'failed', what: 'video', refused: false });
    playback.end();
    expect(told).toEqual(['show', 'playing at 0', 'clear']);
  });

  it('is cleared when the player is removed', () => {
    const { player, playback, told } = setUp();
    player.report({ kind: 'started', ...at(0) });
    playback.end();
    expect(told.at(-1)).toBe('clear');
  });
});

describe('the media keys', () => {
  const playing = () => {
    const all = setUp();
    all.player.report({ kind: 'started', ...at(100) });
    return { ...all, keys: all.keys() };
  };

  it('act on the player', () => {
    const { player, keys } = playing();
    keys.pause();
    keys.seekBy(-10);
    keys.seekBy(10);
    keys.seekTo(seconds(700));
    keys.play();
    expect(player.asked).toEqual(['pause', 'seek 90', 'seek 110', 'seek 700']);
    expect(player.presses()).toBe(1);
  });

  it('do not seek before the beginning', () => {
    const { player, keys } = playing();
    keys.seekBy(-200);
    expect(player.asked).toEqual(['seek 0']);
  });

  it('stop what is already paused, and are back as soon as it plays', () => {
    const { player, keys, told } = playing();
    player.report({ kind: 'paused', ...at(100) });
    keys.stop();
    player.report({ kind: 'started', ...at(100) });
    expect(told.slice(-3)).toEqual(['clear', 'show', 'playing at 100']);
  });

  it('stop: playback pauses, and nothing is shown until it resumes', () => {
    const { player, keys, told } = playing();
    keys.stop();
    player.report({ kind: 'time', ...at(100) });
    player.report({ kind: 'paused', ...at(100) });
    expect(player.asked).toEqual(['pause']);
    expect(told.at(-1)).toBe('clear');
    player.report({ kind: 'started', ...at(100) });
    expect(told.slice(-2)).toEqual(['show', 'playing at 100']);
  });
});
