import { useCallback, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Playback } from '#application/playback/playback.ts';
import { MediaPlayback } from '#application/playback/playback-use-cases.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import {
  initialPlaybackState,
  isIdle,
  retryPosition,
  type PlaybackState,
} from '#domain/playback/playback-state.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { useDetailAddress } from '../navigation/use-detail-address.ts';
import { useInjection } from '../session/use-injection.ts';

/** Returns a function that preloads the player: for a pointer over a play button, or focus on it. */
export const usePreparePlayer = (): (() => void) => useInjection(MediaPlayback).preparePlayer;

/** The state of a playback, and its commands. */
export interface ShownPlayback {
  readonly state: PlaybackState;
  readonly play: () => void;
  readonly focus: () => void;
  /** Moves the focus to the player, and plays if playback is idle. */
  readonly resume: () => void;
}

/** Plays an item in `place` while the component is mounted. `tryAgain` restarts a failed playback at its last position. */
export function usePlayback(
  item: MediaItem,
  poster: string | null,
  place: RefObject<HTMLElement | null>,
): ShownPlayback & { readonly tryAgain: () => void } {
  const { playMedia } = useInjection(MediaPlayback);
  const { from: openedFrom } = useDetailAddress();
  const [attempt, setAttempt] = useState<{ readonly from: Seconds | null }>({ from: null });
  const start = useCallback(
    (screen: HTMLElement) => playMedia({ item, openedFrom, poster, from: attempt.from }, screen),
    [playMedia, item, openedFrom, poster, attempt],
  );
  const shown = usePlaybackOf(start, place);
  const tryAgain = () => setAttempt(({ from }) => ({ from: retryPosition(shown.state) ?? from }));
  return { ...shown, tryAgain };
}

/**
 * Calls `start` with an element in `place` when the component mounts, and ends that playback when it unmounts.
 *
 * @param start if it changes, the playback ends and another one starts
 */
export function usePlaybackOf(
  start: (screen: HTMLElement) => Playback,
  place: RefObject<HTMLElement | null>,
): ShownPlayback {
  const { subscribe, now, ...commands } = useMemo(() => subscribedPlayback(start, place), [start, place]);
  return { state: useSyncExternalStore(subscribe, now), ...commands };
}

/** A playback that starts when a component subscribes to it, and ends when it unsubscribes. */
function subscribedPlayback(start: (screen: HTMLElement) => Playback, place: RefObject<HTMLElement | null>) {
  let playback: Playback | null = null;
  const focus = () => playback?.focus();
  return {
    subscribe: (changed: () => void) => {
      const screen = document.createElement('div');
      place.current?.append(screen);
      const started = start(screen);
      playback = started;
      const subscription = started.state.changes$.subscribe(changed);
      return () => {
        started.end();
        subscription.unsubscribe();
        screen.remove();
      };
    },
    now: () => playback?.state.now() ?? initialPlaybackState,
    play: () => playback?.play(),
    focus,
    resume: () => {
      if (playback && isIdle(playback.state.now())) playback.play();
      focus();
    },
  };
}
