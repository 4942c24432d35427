import { BehaviorSubject, scan, share, type Observable } from 'rxjs';
import { playbackReducer } from '#domain/playback/playback-reducer.ts';
import { initialPlaybackState, type PlaybackState } from '#domain/playback/playback-state.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { PageElement, Player, PlayerSession, PlayRequest } from '../ports/player.ts';

/** One playback of one item. */
export interface Playback extends Pick<PlayerSession, 'play' | 'pause' | 'seek' | 'focus'> {
  readonly state: ObservableState<PlaybackState>;
  /** Ends it. The progress is saved before this returns. */
  end(): void;
}

/** Opens a player. `events$` emits its events from the beginning, for saving and tracking. */
export function openPlayback(
  player: Player,
  request: PlayRequest,
  place: PageElement,
): { readonly playback: Playback; readonly events$: Observable<PlayerEvent> } {
  const session = player.open(request, place);
  const events$ = session.events$.pipe(share());
  const state$ = new BehaviorSubject(initialPlaybackState);
  events$.pipe(scan(playbackReducer, initialPlaybackState)).subscribe(state$);
  return { playback: { ...session, state: observableStateOf(state$), end: () => session.remove() }, events$ };
}
