import { playbackEvent } from '#domain/analytics/tracked-event.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { resumePosition } from '#domain/progress/progress.ts';
import type { WatchHistoryStore } from '../history/watch-history-store.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { Player } from '../ports/player.ts';
import { openPlayback } from './playback.ts';
import { playbackTracking } from './playback-tracking.ts';
import { progressSaves } from './progress-saves.ts';
import type { PlayMedia } from './media-playback.ts';

export const makePlayMedia =
  (player: Player, history: WatchHistoryStore, page: PageLifecycle, analytics: Analytics): PlayMedia =>
  ({ item, openedFrom, poster, from: goesOnAt }, place) => {
    const from = goesOnAt ?? resumePosition(progressOf(history.now(), item.id), item.duration);
    const { playback, events$ } = openPlayback(player, { item, from, poster }, place);
    const save = history.saver();
    progressSaves({ position: from, duration: item.duration }, events$, page).subscribe((progress) =>
      save({ mediaId: item.id, progress }),
    );
    playbackTracking(from, events$).subscribe((told) =>
      analytics.track(playbackEvent(item, told, openedFrom)),
    );
    return playback;
  };
