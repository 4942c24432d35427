import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type DOMAttributes,
  type RefObject,
} from 'react';
import type { Playback } from '#application/playback/playback.ts';
import { PlaybackUseCases } from '#application/playback/playback-use-cases.ts';
import type { ShownMedia } from '#application/playback/play-media.ts';
import type { PageElement } from '#application/ports/player.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { keyOfPart, type SelectedPart } from '#domain/live/live-selection.ts';
import {
  initialPlaybackState,
  isIdle,
  showsOverlay,
  type PlaybackState,
} from '#domain/playback/playback-state.ts';
import { useDetailAddress } from '../navigation/use-detail-address.ts';
import { useInjection } from '../session/use-injection.ts';
import { useStableCallback } from '../session/use-stable-callback.ts';

/** Returns a function that preloads the player: for a pointer over a play button, or focus on it. */
export const usePreparePlayer = (): (() => void) => useInjection(PlaybackUseCases).preparePlayer;

/** The state of a playback, and its commands. */
export interface ShownPlayback {
  readonly state: PlaybackState;
  readonly play: () => void;
  readonly focus: () => void;
  /** Moves the focus to the player, and plays if playback is idle. */
  readonly resume: () => void;
}

interface ReplaceablePlayback<Started> extends ShownPlayback {
  /** Shows another playback in place of the current one, which has ended. */
  readonly replace: (next: (current: Started) => Started) => void;
}

/** An item to play. */
interface PlayedItem {
  readonly item: MediaItem;
  /** Of a live channel: another part, by its key, is another playback. */
  readonly part: SelectedPart | null;
  readonly poster: string | null;
  readonly programShown: ShownMedia['programShown'] | undefined;
}

/**
 * Plays an item in `place` while the component is mounted. `tryAgain` repeats a failed playback.
 *
 * @param cover covers the picture; must stay the same
 */
export function usePlayback(
  { item, part: shownPart, poster, programShown }: PlayedItem,
  place: RefObject<HTMLElement | null>,
  cover: (picture: PageElement) => void,
): ShownPlayback & { readonly tryAgain: () => void } {
  const { playMedia } = useInjection(PlaybackUseCases);
  const { from: openedFrom } = useDetailAddress();
  const part = useSame(shownPart, keyOfPart(shownPart));
  const programNow = useStableCallback(() => programShown?.() ?? null);
  const start = useCallback(
    (screen: HTMLElement) =>
      playMedia({ item, openedFrom, poster, part, programShown: programNow, cover }, screen),
    [playMedia, item, openedFrom, poster, part, programNow, cover],
  );
  const { replace, ...shown } = usePlaybackOf(start, place);
  return { ...shown, tryAgain: () => replace((failed) => failed.retry()) };
}

/** The value that first had a key, as long as the key is the same. */
function useSame<T>(value: T, key: string): T {
  const [same, setSame] = useState({ value, key });
  if (same.key === key) return same.value;
  setSame({ value, key });
  return value;
}

/**
 * Calls `start` with an element in `place` when the component mounts, and removes the player when it unmounts.
 *
 * @param start if it changes, the playback ends and another one starts in the same player
 */
export function usePlaybackOf<Started extends Playback>(
  start: (screen: HTMLElement) => Started,
  place: RefObject<HTMLElement | null>,
): ReplaceablePlayback<Started> {
  const { closePlayer } = useInjection(PlaybackUseCases);
  const [screen] = useState(() => document.createElement('div'));
  useEffect(() => {
    place.current?.append(screen);
    return () => {
      closePlayer(screen);
      screen.remove();
    };
  }, [place, screen, closePlayer]);
  const { subscribe, now, ...commands } = useMemo(() => subscribedPlayback(start, screen), [start, screen]);
  return { state: useSyncExternalStore(subscribe, now), ...commands };
}

/**
 * Of the element that contains a player: a touch while the controls are hidden shows them, and does nothing else. What has
 * appeared below the finger by then takes no click.
 */
export function useWakingTouch(state: PlaybackState): DOMAttributes<HTMLElement> {
  const wakes = useRef(false);
  return {
    onTouchStart: () => (wakes.current = !showsOverlay(state)),
    onTouchEnd: (event) => {
      if (wakes.current && event.cancelable) event.preventDefault();
    },
  };
}

/** A playback that starts when a component subscribes to it, and ends when it unsubscribes. */
function subscribedPlayback<Started extends Playback>(
  start: (screen: HTMLElement) => Started,
  screen: HTMLElement,
) {
  let playback: Started | null = null;
  let changed = (): void => undefined;
  let unfollow = (): void => undefined;
  const follow = (next: Started) => {
    unfollow();
    playback = next;
    const subscription = next.state.changes$.subscribe(() => changed());
    unfollow = () => subscription.unsubscribe();
  };
  const focus = () => playback?.focus();
  return {
    subscribe: (onChange: () => void) => {
      changed = onChange;
      follow(start(screen));
      return () => {
        playback?.end();
        unfollow();
      };
    },
    now: () => playback?.state.now() ?? initialPlaybackState,
    play: () => playback?.play(),
    focus,
    resume: () => {
      if (playback && isIdle(playback.state.now())) playback.play();
      focus();
    },
    replace: (next: (current: Started) => Started) => {
      if (playback) follow(next(playback));
    },
  };
}
