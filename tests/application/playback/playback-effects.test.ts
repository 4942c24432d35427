import { describe, expect, it, vi } from 'vitest';
import { withPlaybackEffects, type PlaybackEffects } from '#application/playback/playback-effects.ts';
import { openPlayback } from '#application/playback/playback.ts';
import type { PlayMedia } from '#application/playback/media-playback.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';

const item = aMediaItem();
const place = {} as HTMLElement;
const playMedia: PlayMedia = ({ item, poster }, place) =>
  openPlayback(makeInMemoryPlayer(), { item, from: seconds(0), poster }, place).playback;

describe('playing with playback effects', () => {
  it('passes each playback to them', () => {
    const playbackEffects = vi.fn<PlaybackEffects>();
    const play = withPlaybackEffects(playMedia, playbackEffects);
    expect(playbackEffects).not.toHaveBeenCalled();
    const playback = play({ item, openedFrom: null, poster: null, from: null }, place);
    expect(playbackEffects).toHaveBeenCalledExactlyOnceWith(item, playback);
  });
});
