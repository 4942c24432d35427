import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { PlayMedia, type Playback } from '#application/playback/play-media.ts';
import { Player } from '#application/ports/player.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { beforePlayback, type PlaybackState } from '#domain/playback/playback-state.ts';
import { useApp } from '../shell/use-app.ts';

/** Fetches the player ahead of a press: for pointers that come near and for focus. */
export const usePreparePlayer = (): (() => void) => useApp(Player).prepare;

/** Plays an item in `place` for as long as the component shows. */
export function usePlayback(
  item: MediaItem,
  poster: string | null,
  place: RefObject<HTMLElement | null>,
): { state: PlaybackState; play: () => void; focus: () => void } {
  const playMedia = useApp(PlayMedia);
  const playback = useRef<Playback | null>(null);
  const [state, setState] = useState(beforePlayback);

  useEffect(() => {
    const screen = document.createElement('div');
    place.current?.append(screen);
    const started = playMedia(item, poster, screen);
    const subscription = started.state.changes$.subscribe(setState);
    playback.current = started;
    return () => {
      started.end();
      subscription.unsubscribe();
      screen.remove();
    };
  }, [playMedia, item, poster, place]);

  const play = useCallback(() => playback.current?.play(), []);
  const focus = useCallback(() => playback.current?.focus(), []);
  return { state, play, focus };
}
