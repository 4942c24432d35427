import { filter, map, take, type BehaviorSubject, type Observable } from 'rxjs';
import { playbackToTrack } from '#domain/analytics/playback-event.ts';
import { broadcastProperties, playbackEvent } from '#domain/analytics/tracked-event.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { isFromBeginning, type BroadcastPart } from '#domain/live/broadcast-part.ts';
import type { PlaybackRecord, PlaybackStep } from '#domain/playback/playback-reducer.ts';
import { retryPosition } from '#domain/playback/playback-state.ts';
import type { PlaybackEvent } from '#domain/playback/player-event.ts';
import { progressDue } from '#domain/playback/save-point.ts';
import { seconds, type Seconds } from '#domain/playback/seconds.ts';
import { progressAt, resumePosition } from '#domain/progress/progress.ts';
import type { WatchHistoryStore } from '../history/watch-history-store.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { PageElement, Player } from '../ports/player.ts';
import type { VideoAnalytics } from '../ports/video-analytics.ts';
import { openPlayback, type Playback } from './playback.ts';
import type { PlayMedia, RetryablePlayback, ShownMedia } from './playback-use-cases.ts';
import { reportVideo } from './report-video.ts';
import { stayLive } from './stay-live.ts';

/** Side effects of a playback on the device. Playback does not wait for them. */
export type PlaybackEffects = (item: MediaItem, playback: Playback) => void;

/** @param playing$ receives each playback that starts */
export const makePlayMedia = (
  player: Player,
  history: WatchHistoryStore,
  page: PageLifecycle,
  analytics: Analytics,
  videoAnalytics: VideoAnalytics,
  effects: PlaybackEffects,
  playing$: BehaviorSubject<Playback | null>,
): PlayMedia => {
  /** @param startAt null: at the saved position */
  const playFrom = (startAt: Seconds | null, shown: ShownMedia, place: PageElement): RetryablePlayback => {
    const { item, openedFrom, poster, part = null, programShown, overlay } = shown;
    const isChannel = item.channel !== null;
    const savedPosition = isChannel
      ? START
      : resumePosition(progressOf(history.now(), item.id), item.duration);
    const from = startAt ?? savedPosition;
    // A part of a channel's broadcast has a position, but not in the channel (PLY-06).
    const saving = isChannel ? null : { saved: progressAt(from, item.duration), page };
    const { playback: opened, steps$ } = openPlayback(
      player,
      { item, from, poster, ...(part && { part }), ...(overlay && { overlay }) },
      place,
      saving,
    );
    const playback: RetryablePlayback = {
      ...opened,
      retry: () => {
        opened.end();
        return playFrom(retryPosition(opened.state.now()) ?? startAt, shown, place);
      },
    };
    if (isFromBeginning(part)) seekOnce(steps$, playback);
    if (item.channel?.catchUp === 0) stayLive(steps$, playback.seek);
    reportVideo(steps$, item.id, videoAnalytics);
    const save = history.saver();
    steps$
      .pipe(
        map(({ before, now }) => progressDue(before.saved, now.saved)),
        filter((progress) => progress !== null),
      )
      .subscribe((progress) => save({ mediaId: item.id, progress }));
    steps$.subscribe(({ before, now, event }) => {
      const tracked = playbackToTrack(before.playing, event);
      if (!tracked) return;
      const broadcast = isChannel
        ? broadcastProperties(item, partPlayed(part, now), programShown?.() ?? null)
        : null;
      analytics.track(playbackEvent(item, tracked, openedFrom, broadcast));
    });
    effects(item, playback);
    playing$.next(playback);
    return playback;
  };
  return (shown, place) => playFrom(null, shown, place);
};

const START = seconds(0);

/** LIV-04: a running program from its beginning plays after a seek to 0. */
const seekOnce = (steps$: Observable<PlaybackStep>, playback: Playback): void => {
  steps$
    .pipe(
      filter(({ event }) => canSeek(event)),
      take(1),
    )
    .subscribe(() => playback.seek(START));
};

const canSeek = ({ kind }: PlaybackEvent): boolean => kind === 'ready' || kind === 'started';

/** The part of a broadcast that plays: null once the viewer has gone from the beginning of a program to the live edge. */
const partPlayed = (part: BroadcastPart | null, { goneLive }: PlaybackRecord): BroadcastPart | null =>
  isFromBeginning(part) && goneLive.hasGoneLive ? null : part;
