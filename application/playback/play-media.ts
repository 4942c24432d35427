import { filter, scan, take, type BehaviorSubject } from 'rxjs';
import { broadcastProperties, playbackEvent } from '#domain/analytics/tracked-event.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { isFromBeginning, type BroadcastPart } from '#domain/live/broadcast-part.ts';
import { goneLiveReducer, notGoneLive } from '#domain/live/gone-live.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { resumePosition } from '#domain/progress/progress.ts';
import type { WatchHistoryStore } from '../history/watch-history-store.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { Player } from '../ports/player.ts';
import { openPlayback, type Playback } from './playback.ts';
import { playbackTracking } from './playback-tracking.ts';
import { progressSaves } from './progress-saves.ts';
import type { PlayMedia } from './playback-use-cases.ts';
import { stayLive } from './stay-live.ts';

/** Side effects of a playback on the device. Playback does not wait for them. */
export type PlaybackEffects = (item: MediaItem, playback: Playback) => void;

/** @param playing$ receives each playback that starts */
export const makePlayMedia =
  (
    player: Player,
    history: WatchHistoryStore,
    page: PageLifecycle,
    analytics: Analytics,
    effects: PlaybackEffects,
    playing$: BehaviorSubject<Playback | null>,
  ): PlayMedia =>
  ({ item, openedFrom, poster, from: startAt, part = null, programShown, overlay }, place) => {
    const isChannel = item.channel !== null;
    const savedPosition = isChannel
      ? START
      : resumePosition(progressOf(history.now(), item.id), item.duration);
    const from = startAt ?? savedPosition;
    const { playback, events$ } = openPlayback(
      player,
      { item, from, poster, ...(part && { part }), ...(overlay && { overlay }) },
      place,
    );
    if (isFromBeginning(part)) {
      events$.pipe(filter(canSeek), take(1)).subscribe(() => playback.seek(START));
    }
    if (item.channel?.catchUp === 0) stayLive(events$, playback.seek);
    // A part of a channel's broadcast has a position, but not in the channel (PLY-06).
    if (!isChannel) {
      const save = history.saver();
      progressSaves({ position: from, duration: item.duration }, events$, page).subscribe((progress) =>
        save({ mediaId: item.id, progress }),
      );
    }
    const partPlayed = partPlayedIn(playback, part);
    playbackTracking(from, events$).subscribe((event) =>
      analytics.track(
        playbackEvent(
          item,
          event,
          openedFrom,
          isChannel ? broadcastProperties(item, partPlayed(), programShown?.() ?? null) : null,
        ),
      ),
    );
    effects(item, playback);
    playing$.next(playback);
    return playback;
  };

const START = seconds(0);

const canSeek = ({ kind }: PlayerEvent): boolean => kind === 'ready' || kind === 'started';

/** Returns the part of a broadcast that plays: null once the viewer has gone from the beginning of a program to the live edge. */
function partPlayedIn({ state }: Playback, part: BroadcastPart | null): () => BroadcastPart | null {
  let played = part;
  if (isFromBeginning(part)) {
    state.changes$
      .pipe(
        scan(
          (before, { position, seekable }) =>
            seekable ? goneLiveReducer(before, { position, seekable }) : before,
          notGoneLive,
        ),
        filter(({ hasGoneLive }) => hasGoneLive),
        take(1),
      )
      .subscribe(() => (played = null));
  }
  return () => played;
}
