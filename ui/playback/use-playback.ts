import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { PlayMedia } from '#application/playback/play-media.ts';
import type { Playback } from '#application/playback/playback.ts';
import { Player } from '#application/ports/player.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { beforePlayback, type PlaybackState } from '#domain/playback/playback-state.ts';
import { useApp } from '../shell/use-app.ts';

/** Fetches the player ahead of a press: for pointers that come near and for focus. */
export const usePreparePlayer = (): (() => void) => useApp(Player).prepare;

/** A playback on the screen: what it shows, and what can be asked of it. */
export interface ShownPlayback {
  readonly state: PlaybackState;
  readonly play: () => void;
  readonly focus: () => void;
}

/** Plays an item in `place` for as long as the component shows. */
export function usePlayback(
  item: MediaItem,
  poster: string | null,
  place: RefObject<HTMLElement | null>,
): ShownPlayback {
  const playMedia = useApp(PlayMedia);
  const start = useCallback(
    (screen: HTMLElement) => playMedia(item, poster, screen),
    [playMedia, item, poster],
  );
  return usePlaybackOf(start, place);
}

/**
 * Plays in `place` what `start` starts, for as long as the component shows.
 *
 * @param start another function starts another playback
 */
export function usePlaybackOf(
  start: (screen: HTMLElement) => Playback,
  place: RefObject<HTMLElement | null>,
): ShownPlayback {
  const playback = useRef<Playback | null>(null);
  const [state, setState] = useState(beforePlayback);

  useEffect(() => {
    const screen = document.createElement('div');
    place.current?.append(screen);
    const started = start(screen);
    const subscription = started.state.changes$.subscribe(setState);
    playback.current = started;
    return () => {
      started.end();
      subscription.unsubscribe();
      screen.remove();
    };
  }, [start, place]);

  const play = useCallback(() => playback.current?.play(), []);
  const focus = useCallback(() => playback.current?.focus(), []);
  return { state, play, focus };
}
