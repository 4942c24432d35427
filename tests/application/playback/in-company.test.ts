import { describe, expect, it, vi } from 'vitest';
import { inCompany, type Accompany } from '#application/playback/in-company.ts';
import { openPlayback } from '#application/playback/playback.ts';
import type { PlayMedia } from '#application/playback/watching.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { makeVirtualPlayer } from '#tests/builders/virtual-player.ts';

const item = aMediaItem();
const place = {} as HTMLElement;
const playMedia: PlayMedia = ({ item, poster }, place) =>
  openPlayback(makeVirtualPlayer(), { item, from: seconds(0), poster }, place).playback;

describe('playing in company', () => {
  it('hands each playback to it', () => {
    const accompany = vi.fn<Accompany>();
    const play = inCompany(playMedia, accompany);
    expect(accompany).not.toHaveBeenCalled();
    const playback = play({ item, openedFrom: null, poster: null, from: null }, place);
    expect(accompany).toHaveBeenCalledExactlyOnceWith(item, playback);
  });
});
