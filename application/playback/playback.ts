import {
  BehaviorSubject,
  distinctUntilChanged,
  map,
  merge,
  NEVER,
  scan,
  share,
  Subject,
  takeWhile,
  type Observable,
} from 'rxjs';
import { isRecording } from '#domain/live/broadcast-part.ts';
import {
  initialPlaybackRecord,
  playbackReducer,
  type PlaybackRecord,
  type PlaybackStep,
} from '#domain/playback/playback-reducer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { PlaybackState } from '#domain/playback/playback-state.ts';
import type { PlaybackEvent } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { toggledCaptions } from '#domain/playback/player-preferences.ts';
import type { Progress } from '#domain/progress/progress.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { Network } from '../ports/network.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { PlayerPreferenceStore } from '../ports/player-preference-store.ts';
import type { PageElement, Player, PlayerSession, PlayRequest } from '../ports/player.ts';
import { keepPreferences } from './keep-preferences.ts';
import { saveData } from './save-data.ts';

/** One playback of one item. */
export interface Playback extends Omit<PlayerSession, 'events$' | 'replace' | 'remove'> {
  readonly mediaId: MediaId;
  /** Switches captions on, as they were shown last, or off. */
  readonly toggleCaptions: () => void;
  /** What the screen shows; it changes with nothing else. */
  readonly state: ObservableState<PlaybackState>;
  /** Called when the player becomes small, beside other pages. The progress is saved before this returns (PLY-14). */
  readonly minimized: () => void;
  /** Ends it. The progress is saved before this returns. */
  end(): void;
}

/** The saving of a playback's progress (PLY-05). */
interface Saving {
  /** The progress at which it starts. */
  readonly saved: Progress;
  readonly page: Pick<PageLifecycle, 'hidden$' | 'leaving$'>;
  /** The saved position at which it is resumed; null if it is not. */
  readonly resumedAt: Seconds | null;
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
  preferences: PlayerPreferenceStore,
  network: Pick<Network, 'savesData'>,
): { readonly playback: Playback; readonly steps$: Observable<PlaybackStep> } {
  const session = player.open(request, place);
  const initial = initialPlaybackRecord({
    from: request.from,
    saved: saving && saving.saved,
    tracks: request.item.tracks,
    resumedAt: saving && saving.resumedAt,
  });
  const minimized$ = new Subject<PlaybackEvent>();
  const steps$ = merge(session.events$, minimized$, saving ? pageEvents(saving.page) : NEVER).pipe(
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
  const { item, part = null } = request;
  const plays = item.channel === null ? 'video' : isRecording(part) ? 'recording' : 'stream';
  keepPreferences(steps$, session.change, preferences, network, plays);
  saveData(steps$, session.change, network);
  const playback: Playback = {
    ...session,
    mediaId: item.id,
    state: observableStateOf(state$),
    toggleCaptions: () =>
      session.change({
        captions: toggledCaptions(preferences.read(), state$.value.settings.captions),
      }),
    minimized: () => minimized$.next({ kind: 'minimized' }),
    end: () => session.remove(),
  };
  return { playback, steps$ };
}

const pageEvents = ({ hidden$, leaving$ }: Saving['page']): Observable<PlaybackEvent> =>
  merge(
    hidden$.pipe(map(() => ({ kind: 'page-hidden' }) as const)),
    leaving$.pipe(map(() => ({ kind: 'page-left' }) as const)),
  );
