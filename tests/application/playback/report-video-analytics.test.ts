import { describe, expect, it } from 'vitest';
import { reportVideoAnalytics } from '#application/playback/report-video-analytics.ts';
import type { Player } from '#application/ports/player.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { anOpenPlayback } from '#tests/builders/an-open-playback.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';
import { makeRecordingVideoAnalytics } from '#tests/doubles/recording-video-analytics.ts';

const item = aMediaItem();

const stepsOf = (player: Player) => anOpenPlayback(player, item).steps$;

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
