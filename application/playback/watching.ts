import { BehaviorSubject } from 'rxjs';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { beforePlayback } from '#domain/playback/playback-state.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { broughtOnce } from '../brought-once.ts';
import { liveOf } from '../live.ts';
import { token } from '../token.ts';
import type { Playback } from './playback.ts';

/** An item to be watched, and where somebody came upon it. */
export interface ShownMedia {
  readonly item: MediaItem;
  /** The playlist that the item was opened from. */
  readonly openedFrom: PlaylistId | null;
  readonly poster: string | null;
  /** Where it goes on; null: from where it was left (PLY-02). */
  readonly from: Seconds | null;
}

/** A trailer, and where somebody came upon it. */
export interface ShownTrailer extends Omit<ShownMedia, 'from'> {
  readonly trailer: MediaItem;
}

/** Plays an item in `place`, keeps its progress (PLY-05), also as it ends, and tells what is done with it (PLY-04). */
export type PlayMedia = (shown: ShownMedia, place: HTMLElement) => Playback;

/** Plays a trailer in `place` from its beginning, and tells that it began, once. Its progress is nobody's (MED-15). */
export type PlayTrailer = (shown: ShownTrailer, place: HTMLElement) => Playback;

/** All that it takes to watch. */
export interface Watching {
  readonly playMedia: PlayMedia;
  readonly playTrailer: PlayTrailer;
  /** Fetches the player, which somebody is about to need (PLY-01). */
  readonly preparePlayer: () => void;
}
export const Watching = token<Watching>('Watching');

/** Watching by code that `bring` brings when it is first needed, and again after a failure. */
export function watchingBroughtBy(bring: () => Promise<Watching>): Watching {
  const brought = broughtOnce(bring);
  return {
    playMedia: (shown, place) => comingPlayback(brought(), ({ playMedia }) => playMedia(shown, place)),
    playTrailer: (shown, place) => comingPlayback(brought(), ({ playTrailer }) => playTrailer(shown, place)),
    preparePlayer: () =>
      void brought().then(
        ({ preparePlayer }) => preparePlayer(),
        () => undefined,
      ),
  };
}

/** A playback that begins once it can, unless it has been ended by then. */
function comingPlayback(brought: Promise<Watching>, begin: (watching: Watching) => Playback): Playback {
  const state$ = new BehaviorSubject(beforePlayback);
  let playback: Playback | null = null;
  let ended = false;
  brought.then(
    (watching) => {
      if (ended) return;
      playback = begin(watching);
      playback.state.changes$.subscribe(state$);
    },
    () => state$.next({ ...beforePlayback, phase: 'library-failed' }),
  );
  return {
    state: liveOf(state$),
    play: () => playback?.play(),
    pause: () => playback?.pause(),
    seek: (position) => playback?.seek(position),
    focus: () => playback?.focus(),
    end: () => {
      ended = true;
      playback?.end();
    },
  };
}
