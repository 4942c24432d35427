import { describe, expect, it } from 'vitest';
import { makeObservedPlayer } from '#application/playback/observed-player.ts';
import type { VideoAnalytics } from '#application/ports/video-analytics.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { at } from '#tests/builders/at.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeVirtualPlayer } from '#tests/builders/virtual-player.ts';

const item = aMediaItem();
const request = { item, from: seconds(0), poster: null };
const place = {} as HTMLElement;

describe('a player that the platform is told of [PLY-09]', () => {
  it('tells what happens, also what happened before there was anybody to tell', async () => {
    const told: string[] = [];
    const analytics: VideoAnalytics = { tell: (beat, media) => void told.push(`${beat} ${media}`) };
    const player = makeVirtualPlayer();
    const observed = makeObservedPlayer(player, () => Promise.resolve(analytics));
    observed.open(request, place);
    player.report({ kind: 'started', ...at(0) });
    expect(told).toEqual([]);
    await settled();
    player.report({ kind: 'time', ...at(600) });
    expect(told).toEqual([`play ${item.id}`, `quartile-25 ${item.id}`, `quartile-50 ${item.id}`]);
  });

  it('tells each beat once, before and after there is somebody to tell', async () => {
    const told: string[] = [];
    const player = makeVirtualPlayer();
    makeObservedPlayer(player, async () => ({ tell: (beat) => void told.push(beat) })).open(request, place);
    player.report({ kind: 'time', ...at(300) });
    player.report({ kind: 'time', ...at(301) });
    await settled();
    player.report({ kind: 'time', ...at(302) });
    player.report({ kind: 'completed', ...at(1000) });
    expect(told).toEqual(['quartile-25', 'quartile-50', 'quartile-75', 'complete']);
  });

  it('brings nothing before something plays, and plays on where nothing can be brought', async () => {
    const player = makeVirtualPlayer();
    let asked = 0;
    const observed = makeObservedPlayer(player, () => {
      asked += 1;
      return Promise.reject(new Error('Lost'));
    });
    observed.prepare();
    expect(asked).toBe(0);
    const kinds: string[] = [];
    observed.open(request, place).facts$.subscribe(({ kind }) => kinds.push(kind));
    await settled();
    player.report({ kind: 'started', ...at(0) });
    expect([asked, kinds]).toEqual([1, ['started']]);
  });
});
