import { describe, expect, it, vi } from 'vitest';
import { inCompany, type Accompany } from '#application/playback/in-company.ts';
import { openPlayback } from '#application/playback/playback.ts';
import type { PlayMedia } from '#application/playback/watching.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeVirtualPlayer } from '#tests/builders/virtual-player.ts';

const item = aMediaItem();
const place = {} as HTMLElement;
const playMedia: PlayMedia = ({ item, poster }, place) =>
  openPlayback(makeVirtualPlayer(), { item, from: seconds(0), poster }, place).playback;

describe('playing in company', () => {
  it('brings it when something plays, and hands the playback to it', async () => {
    const accompany = vi.fn<Accompany>();
    const bring = vi.fn(async () => accompany);
    const play = inCompany(playMedia, bring);
    expect(bring).not.toHaveBeenCalled();
    const playback = play({ item, openedFrom: null, poster: null, from: null }, place);
    await settled();
    expect(accompany).toHaveBeenCalledExactlyOnceWith(item, playback);
  });

  it('plays without what cannot be brought', async () => {
    const play = inCompany(playMedia, () => Promise.reject(new Error('No code')));
    expect(play({ item, openedFrom: null, poster: null, from: null }, place).state.now().phase).toBe(
      'loading',
    );
    await settled();
  });
});
