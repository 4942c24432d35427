import { useCallback, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Playback } from '#application/playback/playback.ts';
import { MediaPlayback } from '#application/playback/media-playback.ts';
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

/** Fetches the player ahead of a press: for pointers that come near and for focus. */
export const usePreparePlayer = (): (() => void) => useInjection(MediaPlayback).preparePlayer;

/** A playback on the screen: what it shows, and what can be asked of it. */
export interface ShownPlayback {
  readonly state: PlaybackState;
  readonly play: () => void;
  readonly focus: () => void;
  /** Moves the focus to the player, and has it play on where it could and does not. */
  readonly resume: () => void;
}

/** Plays an item in `place` for as long as the component shows; what failed can be tried again, from where it stood. */
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
 * Plays in `place` what `start` starts, for as long as the component shows.
 *
 * @param start another function starts another playback
 */
export function usePlaybackOf(
  start: (screen: HTMLElement) => Playback,
  place: RefObject<HTMLElement | null>,
): ShownPlayback {
  const { subscribe, now, ...commands } = useMemo(() => subscribedPlayback(start, place), [start, place]);
  return { state: useSyncExternalStore(subscribe, now), ...commands };
}

/** A playback that starts when it is subscribed to, and ends with the subscription. */
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
