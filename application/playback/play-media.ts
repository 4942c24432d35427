import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { resumePosition } from '#domain/progress/progress.ts';
import type { WatchHistoryKeeper } from '../history/watch-history-keeper.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { Player } from '../ports/player.ts';
import { token } from '../token.ts';
import { openPlayback, type Playback } from './playback.ts';
import { progressToKeep } from './progress-to-keep.ts';

/** Plays an item in `place` from where it was left (PLY-02), and keeps its progress (PLY-05), also as it ends. */
export type PlayMedia = (item: MediaItem, poster: string | null, place: HTMLElement) => Playback;
export const PlayMedia = token<PlayMedia>('PlayMedia');

export const makePlayMedia =
  (player: Player, history: WatchHistoryKeeper, page: PageLifecycle): PlayMedia =>
  (item, poster, place) => {
    const from = resumePosition(progressOf(history.now(), item.id), item.duration);
    const { playback, facts$ } = openPlayback(player, { item, from, poster }, place);
    progressToKeep({ position: from, duration: item.duration }, facts$, page).subscribe((progress) =>
      history.save({ mediaId: item.id, progress }),
    );
    return playback;
  };
