import { describe, expect, it, vi } from 'vitest';
import { playUnderViewerTitles } from '#application/playback/play-under-viewer-titles.ts';
import type { PlayMedia, PlayTrailer } from '#application/playback/playback-use-cases.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

describe('what plays [CAT-25]', () => {
  const item = aMediaItem({ id: mediaId('Prg00001'), title: 'Undefeated' });
  const trailer = aMediaItem({ id: mediaId('Trl00001'), title: 'Undefeated: Trailer' });
  const place = {} as HTMLElement;
  const shown = { item, trailer, openedFrom: null, poster: null };

  const playUnder = (titles: Readonly<Record<string, string>>) => {
    const playMedia = vi.fn<PlayMedia>();
    const playTrailer = vi.fn<PlayTrailer>();
    const play = playUnderViewerTitles({ playMedia, playTrailer }, ({ id, title }) => titles[id] ?? title);
    play.playMedia(shown, place);
    play.playTrailer(shown, place);
    return { media: playMedia.mock.calls[0]?.[0], trailer: playTrailer.mock.calls[0]?.[0] };
  };

  it('goes by the title that the viewer reads, and so does its trailer', () => {
    const played = playUnder({ Prg00001: 'Boxing for Everybody' });
    expect(played.media?.item).toEqual({ ...item, title: 'Boxing for Everybody' });
    expect(played.trailer).toMatchObject({
      item: { id: 'Prg00001', title: 'Boxing for Everybody' },
      trailer: { id: 'Trl00001', title: 'Boxing for Everybody' },
    });
  });

  it('keeps its own titles otherwise', () => {
    const played = playUnder({});
    expect(played.media?.item.title).toBe('Undefeated');
    expect(played.trailer?.trailer.title).toBe('Undefeated: Trailer');
  });
});
