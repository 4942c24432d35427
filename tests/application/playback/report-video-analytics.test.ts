import { describe, expect, it } from 'vitest';
import { openPlayback } from '#application/playback/playback.ts';
import { reportVideoAnalytics } from '#application/playback/report-video-analytics.ts';
import type { Player } from '#application/ports/player.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';
import { makeInMemoryPlayerPreferences } from '#tests/doubles/in-memory-player-preferences.ts';
import { makeRecordingVideoAnalytics } from '#tests/doubles/recording-video-analytics.ts';

const item = aMediaItem();
const request = { item, from: seconds(0), poster: null };
const place = {} as HTMLElement;

const stepsOf = (player: Player) =>
  openPlayback(player, request, place, null, makeInMemoryPlayerPreferences(), makeControllableNetwork())
    .steps$;

describe('the video analytics of a playback [PLY-09]', () => {
  it('reports each event with its item', () => {
    const { told, ...analytics } = makeRecordingVideoAnalytics();
    const player = makeInMemoryPlayer();
    reportVideoAnalytics(stepsOf(player), item.id, analytics);
    expect(told).toEqual([]);
    player.report({ kind: 'started', ...at(0) });
    player.report({ kind: 'time', ...at(600) });
    expect(told).toEqual([`play ${item.id}`, `quartile-25 ${item.id}`, `quartile-50 ${item.id}`]);
  });

  it('reports each event once', () => {
    const { told, ...analytics } = makeRecordingVideoAnalytics();
    const player = makeInMemoryPlayer();
    reportVideoAnalytics(stepsOf(player), item.id, analytics);
    player.report({ kind: 'time', ...at(300) });
    player.report({ kind: 'time', ...at(301) });
    player.report({ kind: 'time', ...at(302) });
    player.report({ kind: 'completed', ...at(1000) });
    const beats = ['quartile-25', 'quartile-50', 'quartile-75', 'complete'];
    expect(told).toEqual(beats.map((beat) => `${beat} ${item.id}`));
  });
});
