import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playback } from './playback.ts';
import type { PlayMedia } from './watching.ts';

/** What else happens while something plays: nothing that a playback waits for. */
export type Accompany = (item: MediaItem, playback: Playback) => void;

/** Plays as `playMedia` does, in the company that `bring` brings, should it come. */
export const inCompany =
  (playMedia: PlayMedia, bring: () => Promise<Accompany>): PlayMedia =>
  (shown, place) => {
    const playback = playMedia(shown, place);
    bring().then(
      (accompany) => accompany(shown.item, playback),
      () => undefined,
    );
    return playback;
  };
