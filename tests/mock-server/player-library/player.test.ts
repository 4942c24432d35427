// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { Player } from '#mock-server/player-library/page/player.ts';
import type { SetupOptions } from '#mock-server/player-library/page/setup-options.ts';

const item = { sources: [{ file: 'https://cdn.test/a.mp4' }], tracks: [], starttime: 0 };

function setUp(options: Partial<SetupOptions> = {}) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const onRemove = vi.fn();
  const player = new Player(place, onRemove);
  player.setup({ playlist: [item], width: '100%', height: '50%', ...options });
  return { place, player, onRemove };
}

describe('a set-up player', () => {
  it('takes its place in the page until it is removed', () => {
    const { place, player, onRemove } = setUp();
    expect([place.isConnected, player.getContainer().isConnected]).toEqual([false, true]);
    expect(player.getContainer().style).toMatchObject({ width: '100%', height: '50%' });
    player.remove();
    expect([place.isConnected, onRemove.mock.calls.length]).toEqual([true, 1]);
  });

  it('ignores a playlist without an item', () => {
    const { place } = setUp({ playlist: [] });
    expect(place.isConnected).toBe(true);
  });

  it('begins with the sound that the page wants, and reports no change of it', () => {
    const { player } = setUp({ volume: 40, mute: true });
    const heard = vi.fn();
    for (const name of ['volume', 'mute']) player.on(name, heard);
    player.getContainer().querySelector('video')?.dispatchEvent(new Event('volumechange'));
    expect([player.getVolume(), player.getMute(), heard.mock.calls]).toEqual([40, true, []]);
  });

  it('begins where the page seeks as soon as it is ready', async () => {
    const { player } = setUp();
    player.on('ready', () => player.seek(60));
    await Promise.resolve();
    const video = player.getContainer().querySelector('video');
    video?.dispatchEvent(new Event('loadedmetadata'));
    expect(video?.currentTime).toBe(60);
    player.remove();
  });

  it.each<[string, (player: Player) => unknown, unknown]>([
    ['setVolume(40)', (player) => player.setVolume(40).getVolume(), 40],
    ['setVolume(400)', (player) => player.setVolume(400).getVolume(), 100],
    ['setVolume(NaN)', (player) => player.setVolume(NaN).getVolume(), 100],
    ['setMute(true)', (player) => player.setMute(true).getMute(), true],
    ['setPlaybackRate(1.5)', (player) => player.setPlaybackRate(1.5).getPlaybackRate(), 1.5],
    ['setPlaybackRate(0)', (player) => player.setPlaybackRate(0).getPlaybackRate(), 0.25],
    ['setPlaybackRate(NaN)', (player) => player.setPlaybackRate(NaN).getPlaybackRate(), 1],
    ['setControls(false)', (player) => player.setControls(false).getControls(), false],
    ['setCurrentCaptions(7)', (player) => player.setCurrentCaptions(7).getCurrentCaptions(), 0],
    [
      'setCaptions',
      (player) => player.setCaptions({ fontSize: 30 }).getCaptions(),
      expect.objectContaining({ fontSize: 30, color: '#ffffff' }),
    ],
  ])('obeys %s', (_, ask, expected) => {
    const { player } = setUp();
    expect(ask(player)).toEqual(expected);
    player.remove();
  });

  it('has the video in its container, with the browser’s controls unless the page has its own', () => {
    const { player } = setUp({ controls: false });
    const video = player.getContainer().querySelector('video');
    expect(video?.controls).toBe(false);
    const told = vi.fn();
    player.on('controls', told).setControls(true).setControls(true);
    expect(video?.controls).toBe(true);
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'controls', controls: true });
    player.remove();
  });
});
