import { BehaviorSubject, scan, share, type Observable } from 'rxjs';
import { afterFact, beforePlayback, type PlaybackState } from '#domain/playback/playback-state.ts';
import type { PlayerFact } from '#domain/playback/player-fact.ts';
import { liveOf, type Live } from '../live.ts';
import type { Player, PlayRequest } from '../ports/player.ts';

/** One playing of one item. */
export interface Playback {
  readonly state: Live<PlaybackState>;
  /** Asks the player to go on, as after a refused start. */
  play(): void;
  /** Moves the focus to the player. */
  focus(): void;
  /** Ends it; what is to be done of it then is done. */
  end(): void;
}

/** Opens a player; `facts$` is for whoever follows what happens from the beginning. */
export function openPlayback(
  player: Player,
  request: PlayRequest,
  place: HTMLElement,
): { readonly playback: Playback; readonly facts$: Observable<PlayerFact> } {
  const session = player.open(request, place);
  const facts$ = session.facts$.pipe(share());
  const state$ = new BehaviorSubject(beforePlayback);
  facts$.pipe(scan(afterFact, beforePlayback)).subscribe(state$);
  const playback = {
    state: liveOf(state$),
    play: () => session.play(),
    focus: () => session.focus(),
    end: () => session.remove(),
  };
  return { playback, facts$ };
}
