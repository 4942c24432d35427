import {
  BehaviorSubject,
  distinctUntilChanged,
  map,
  merge,
  NEVER,
  scan,
  share,
  takeWhile,
  type Observable,
} from 'rxjs';
import {
  initialPlaybackRecord,
  playbackReducer,
  type PlaybackRecord,
  type PlaybackStep,
} from '#domain/playback/playback-reducer.ts';
import type { PlaybackState } from '#domain/playback/playback-state.ts';
import type { PlaybackEvent } from '#domain/playback/player-event.ts';
import type { Progress } from '#domain/progress/progress.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { PageElement, Player, PlayerSession, PlayRequest } from '../ports/player.ts';

/** One playback of one item. */
export interface Playback extends Pick<PlayerSession, 'play' | 'pause' | 'seek' | 'focus'> {
  /** What the screen shows; it changes with nothing else. */
  readonly state: ObservableState<PlaybackState>;
  /** Ends it. The progress is saved before this returns. */
  end(): void;
}

/** The saving of a playback's progress (PLY-05). */
interface Saving {
  /** The progress at which it starts. */
  readonly saved: Progress;
  readonly page: Pick<PageLifecycle, 'hidden$' | 'leaving$'>;
}

/**
 * Opens a player. `steps$` emits its events from the beginning, with what was and is known of the playback, for everything that
 * follows from them; it completes after `removed`.
 *
 * @param saving null if no progress is saved
 */
export function openPlayback(
  player: Player,
  request: PlayRequest,
  place: PageElement,
  saving: Saving | null,
): { readonly playback: Playback; readonly steps$: Observable<PlaybackStep> } {
  const session = player.open(request, place);
  const initial = initialPlaybackRecord(request.from, saving && saving.saved);
  const steps$ = merge<PlaybackEvent[]>(session.events$, saving ? pageEvents(saving.page) : NEVER).pipe(
    takeWhile(({ kind }) => kind !== 'removed', true),
    scan<PlaybackEvent, PlaybackStep, { readonly now: PlaybackRecord }>(
      ({ now: before }, event) => ({ before, now: playbackReducer(before, event), event }),
      { now: initial },
    ),
    share(),
  );
  const state$ = new BehaviorSubject(initial.state);
  steps$
    .pipe(
      map(({ now }) => now.state),
      distinctUntilChanged(),
    )
    .subscribe(state$);
  return { playback: { ...session, state: observableStateOf(state$), end: () => session.remove() }, steps$ };
}

const pageEvents = ({ hidden$, leaving$ }: Saving['page']): Observable<PlaybackEvent> =>
  merge(
    hidden$.pipe(map(() => ({ kind: 'page-hidden' }) as const)),
    leaving$.pipe(map(() => ({ kind: 'page-left' }) as const)),
  );
