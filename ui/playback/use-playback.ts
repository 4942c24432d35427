import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { Playback } from '#application/playback/playback.ts';
import { PlaybackUseCases } from '#application/playback/playback-use-cases.ts';
import type { ShownMedia } from '#application/playback/play-media.ts';
import { Network } from '#application/ports/network.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { keyOfPart, type SelectedPart } from '#domain/live/live-selection.ts';
import {
  initialPlaybackState,
  isIdle,
  isRunning,
  retriesOnReconnect,
  type PlaybackState,
} from '#domain/playback/playback-state.ts';
import { useDetailAddress } from '../navigation/use-detail-address.ts';
import { useInjection } from '../session/use-injection.ts';
import { useStableCallback } from '../session/use-stable-callback.ts';

/** What plays in a place: its state, which components read by parts, and its commands. */
export interface PlaybackStore extends Omit<Playback, 'mediaId' | 'state' | 'end'> {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly now: () => PlaybackState;
  /** Pauses what runs, else plays. */
  readonly toggle: () => void;
  /** Plays if playback is idle. */
  readonly resume: () => void;
}

interface ReplaceablePlayback<Started> extends PlaybackStore {
  /** Shows another playback in place of the current one, which has ended. */
  readonly replace: (next: (current: Started) => Started) => void;
}

/**
 * A part of the state of a playback; the component renders again when it is another one.
 *
 * @param select returns a primitive value, or a part of the state itself
 */
export const usePlaybackState = <Part>(
  { subscribe, now }: PlaybackStore,
  select: (state: PlaybackState) => Part,
): Part => useSyncExternalStore(subscribe, () => select(now()));

/** An item to play. */
interface PlayedItem {
  readonly item: MediaItem;
  /** Of a live channel. */
  readonly part: SelectedPart | null;
  readonly poster: string | null;
  readonly programShown: ShownMedia['programShown'] | undefined;
}

/**
 * Plays an item in `place` while the component is mounted. Another item is another playback, and so is another part, by its key;
 * pages load an item again, and come and go beside it. `tryAgain` repeats a failed playback.
 */
export function usePlayback(
  { item, part, poster, programShown }: PlayedItem,
  place: RefObject<HTMLElement | null>,
): PlaybackStore & { readonly tryAgain: () => void } {
  const { playMedia } = useInjection(PlaybackUseCases);
  const { from: openedFrom } = useDetailAddress();
  const played = useSame({ item, part, poster, openedFrom }, `${item.id} ${keyOfPart(part)}`);
  const programNow = useStableCallback(() => programShown?.() ?? null);
  const start = useCallback(
    (screen: HTMLElement) => playMedia({ ...played, programShown: programNow }, screen),
    [playMedia, played, programNow],
  );
  const { replace, ...store } = usePlaybackOf(start, place);
  const tryAgain = () => replace((failed) => failed.retry());
  useRetryOnReconnect(store, tryAgain);
  return { ...store, tryAgain };
}

function useRetryOnReconnect({ now }: PlaybackStore, tryAgain: () => void): void {
  const { reconnected$ } = useInjection(Network);
  const onReconnect = useEffectEvent(() => {
    if (retriesOnReconnect(now())) tryAgain();
  });
  useEffect(() => {
    const subscription = reconnected$.subscribe(() => onReconnect());
    return () => subscription.unsubscribe();
  }, [reconnected$]);
}

/** The value that first had a key, as long as the key is the same. */
export function useSame<T>(value: T, key: string): T {
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
  const store = useMemo(() => playbackStore(start, screen), [start, screen]);
  // It plays also if nothing reads its state.
  useEffect(() => store.subscribe(() => undefined), [store]);
  return store;
}

/** A playback that starts with the first subscriber, and ends with the last one. */
function playbackStore<Started extends Playback>(
  start: (screen: HTMLElement) => Started,
  screen: HTMLElement,
): ReplaceablePlayback<Started> {
  let playback: Started | null = null;
  const listeners = new Set<() => void>();
  let unfollow = (): void => undefined;
  const follow = (next: Started) => {
    unfollow();
    playback = next;
    const subscription = next.state.changes$.subscribe(() => {
      for (const listener of [...listeners]) listener();
    });
    unfollow = () => subscription.unsubscribe();
  };
  const now = () => playback?.state.now() ?? initialPlaybackState;
  const play = () => playback?.play();
  return {
    subscribe: (onChange) => {
      const listener = () => onChange();
      listeners.add(listener);
      if (listeners.size === 1) follow(start(screen));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        playback?.end();
        unfollow();
      };
    },
    now,
    play,
    pause: () => playback?.pause(),
    toggle: () => (isRunning(now()) ? playback?.pause() : play()),
    seek: (position) => playback?.seek(position),
    change: (settings) => playback?.change(settings),
    cast: (kind) => playback?.cast(kind),
    enterFullScreen: () => playback?.enterFullScreen(),
    toggleCaptions: () => playback?.toggleCaptions(),
    minimized: () => playback?.minimized(),
    resume: () => {
      if (isIdle(now())) play();
    },
    replace: (next) => {
      if (playback) follow(next(playback));
    },
  };
}
