import { describe, expect, it } from 'vitest';
import { openPlayback } from '#application/playback/playback.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';
import { makeInMemoryPlayerPreferences } from '#tests/doubles/in-memory-player-preferences.ts';

function setUp(saves: boolean) {
  const player = makeInMemoryPlayer();
  const network = makeControllableNetwork();
  network.saveData(saves);
  const request = { item: aMediaItem(), from: at(0).position, poster: null };
  const preferences = makeInMemoryPlayerPreferences();
  openPlayback(player, request, {} as HTMLElement, null, preferences, network);
  return {
    asked: player.asked,
    network,
    report: (...events: readonly PlayerEvent[]) => events.forEach((event) => player.report(event)),
  };
}

const listed = (lines: readonly number[], chosen: number | null = null): PlayerEvent => ({
  kind: 'settings-changed',
  changes: {
    qualities: { tracks: lines.map((each) => ({ label: `${each}p`, language: null, lines: each })), chosen },
  },
});
const THREE = [1080, 720, 480];
const volume: PlayerEvent = { kind: 'settings-changed', changes: { volume: 40 } };

describe('the quality while data is saved [PLY-15]', () => {
  it.each<readonly [string, readonly PlayerEvent[], readonly string[]]>([
    ['is 720 at most', [listed(THREE)], ['change {"quality":1}']],
    ['is asked for once', [listed(THREE), volume, listed(THREE, 1)], ['change {"quality":1}']],
    ['is 720 again instead of a better one', [listed(THREE, 1), listed(THREE, 0)], ['change {"quality":1}']],
    ['stays below if the viewer chooses so', [listed(THREE, 1), listed(THREE, 2)], []],
    ['stays automatic if there is no better one', [listed([720, 480])], []],
    [
      'is asked for of the next item',
      [listed(THREE), listed([]), listed([1440, 360])],
      ['change {"quality":1}', 'change {"quality":1}'],
    ],
  ])('%s', (_, events, told) => {
    const { asked, report } = setUp(true);
    report(...events);
    expect(asked).toEqual(told);
  });

  it('is left alone where no data is saved', () => {
    const { asked, report } = setUp(false);
    report(listed(THREE), listed(THREE, 0), listed(THREE));
    expect(asked).toEqual([]);
  });

  it('is as the viewer wants it by then', () => {
    const { asked, network, report } = setUp(false);
    network.saveData(true);
    report(listed(THREE));
    expect(asked).toEqual(['change {"quality":1}']);
  });
});
