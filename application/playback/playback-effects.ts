import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playback } from './playback.ts';
import type { PlayMedia } from './media-playback.ts';

/** What else happens while something plays: nothing that a playback waits for. */
export type PlaybackEffects = (item: MediaItem, playback: Playback) => void;

/** Plays as `playMedia` does, in company. */
export const withPlaybackEffects =
  (playMedia: PlayMedia, playbackEffects: PlaybackEffects): PlayMedia =>
  (shown, place) => {
    const playback = playMedia(shown, place);
    playbackEffects(shown.item, playback);
    return playback;
  };
