import { BehaviorSubject, scan, share } from 'rxjs';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { afterFact, beforePlayback, type PlaybackState } from '#domain/playback/playback-state.ts';
import { resumePosition } from '#domain/progress/progress.ts';
import type { WatchHistoryKeeper } from '../history/watch-history-keeper.ts';
import { liveOf, type Live } from '../live.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { Player } from '../ports/player.ts';
import { token } from '../token.ts';
import { progressToKeep } from './progress-to-keep.ts';

/** One playing of one item. */
export interface Playback {
  readonly state: Live<PlaybackState>;
  /** Asks the player to go on, as after a refused start. */
  play(): void;
  /** Moves the focus to the player. */
  focus(): void;
  /** Ends it; where it stood is saved. */
  end(): void;
}

/** Plays an item in `place` from where it was left (PLY-02), and keeps its progress (PLY-05). */
export type PlayMedia = (item: MediaItem, poster: string | null, place: HTMLElement) => Playback;
export const PlayMedia = token<PlayMedia>('PlayMedia');

export const makePlayMedia =
  (player: Player, history: WatchHistoryKeeper, page: PageLifecycle): PlayMedia =>
  (item, poster, place) => {
    const from = resumePosition(progressOf(history.now(), item.id), item.duration);
    const session = player.open({ item, from, poster }, place);
    const facts$ = session.facts$.pipe(share());

    const state$ = new BehaviorSubject(beforePlayback);
    facts$.pipe(scan(afterFact, beforePlayback)).subscribe(state$);
    progressToKeep({ position: from, duration: item.duration }, facts$, page).subscribe((progress) =>
      history.save({ mediaId: item.id, progress }),
    );
    return {
      state: liveOf(state$),
      play: () => session.play(),
      focus: () => session.focus(),
      end: () => session.remove(),
    };
  };
