import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playback } from './playback.ts';
import type { PlayMedia } from './watching.ts';

/** What else happens while something plays: nothing that a playback waits for. */
export type Accompany = (item: MediaItem, playback: Playback) => void;

/** Plays as `playMedia` does, in company. */
export const inCompany =
  (playMedia: PlayMedia, accompany: Accompany): PlayMedia =>
  (shown, place) => {
    const playback = playMedia(shown, place);
    accompany(shown.item, playback);
    return playback;
  };
