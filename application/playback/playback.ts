import { BehaviorSubject, scan, share, type Observable } from 'rxjs';
import { playbackReducer } from '#domain/playback/playback-reducer.ts';
import { initialPlaybackState, type PlaybackState } from '#domain/playback/playback-state.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { Player, PlayRequest } from '../ports/player.ts';

/** One playing of one item. */
export interface Playback {
  readonly state: ObservableState<PlaybackState>;
  /** Asks the player to go on, as after a refused start. */
  play(): void;
  pause(): void;
  /** Asks the player to go to a position. */
  seek(position: Seconds): void;
  /** Moves the focus to the player. */
  focus(): void;
  /** Ends it; what is to be done of it then is done. */
  end(): void;
}

/** Opens a player; `events$` is for whoever follows what happens from the beginning. */
export function openPlayback(
  player: Player,
  request: PlayRequest,
  place: HTMLElement,
): { readonly playback: Playback; readonly events$: Observable<PlayerEvent> } {
  const session = player.open(request, place);
  const events$ = session.events$.pipe(share());
  const state$ = new BehaviorSubject(initialPlaybackState);
  events$.pipe(scan(playbackReducer, initialPlaybackState)).subscribe(state$);
  const playback = {
    state: observableStateOf(state$),
    play: () => session.play(),
    pause: () => session.pause(),
    seek: (position: Seconds) => session.seek(position),
    focus: () => session.focus(),
    end: () => session.remove(),
  };
  return { playback, events$ };
}
