import { filter, map, take, type BehaviorSubject, type Observable } from 'rxjs';
import { playbackToTrack } from '#domain/analytics/tracked-playback.ts';
import { broadcastProperties, playbackEvent } from '#domain/analytics/tracked-event.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { progressOf, type WatchEntry } from '#domain/history/watch-history.ts';
import { isFromBeginning, type BroadcastPart } from '#domain/live/broadcast-part.ts';
import type { Program } from '#domain/live/program.ts';
import type { PlaybackRecord, PlaybackStep } from '#domain/playback/playback-reducer.ts';
import { retryPosition } from '#domain/playback/playback-state.ts';
import { progressDue } from '#domain/playback/save-point.ts';
import { seconds, type Seconds } from '#domain/playback/seconds.ts';
import { progressAt, resumePosition } from '#domain/progress/progress.ts';
import type { TitleForViewer } from '../catalogue/title-for-viewer.ts';
import type { WatchHistoryStore } from '../history/watch-history-store.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { MediaSession } from '../ports/media-session.ts';
import type { Network } from '../ports/network.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { PlayerPreferenceStore } from '../ports/player-preference-store.ts';
import type { PageElement, Player } from '../ports/player.ts';
import type { VideoAnalytics } from '../ports/video-analytics.ts';
import type { WakeLock } from '../ports/wake-lock.ts';
import { keepAwake } from './keep-awake.ts';
import type { LoadAds } from './load-ads.ts';
import { openPlayback, type Playback } from './playback.ts';
import { reportVideoAnalytics } from './report-video-analytics.ts';
import { stayLive } from './stay-live.ts';
import { syncMediaSession } from './sync-media-session.ts';

/** An item to play, and where it was opened from. */
export interface ShownMedia {
  readonly item: MediaItem;
  /** The playlist that the item was opened from. */
  readonly openedFrom: PlaylistId | null;
  readonly poster: string | null;
  /** Of a live channel: the part of its broadcast; omitted or null for the live edge (LIV-04). */
  readonly part?: BroadcastPart | null;
  /** Of a live channel: returns the program that is shown, null if there is none; called at each tracked event. */
  readonly programShown?: () => Pick<Program, 'id' | 'title'> | null;
}

/** A playback that can be repeated if it has failed. */
export interface RetryablePlayback extends Playback {
  /** Ends it, and plays the same from its last position. */
  retry(): RetryablePlayback;
}

/**
 * Plays an item in `place` from its saved position (PLY-02), under the title that the viewer reads (CAT-25), saves its progress,
 * also when it ends (PLY-05), and tracks its events (PLY-04).
 */
export type PlayMedia = (shown: ShownMedia, place: PageElement) => RetryablePlayback;

/** What playing needs. */
export interface PlaybackPorts {
  readonly player: Player;
  readonly loadAds: LoadAds;
  readonly history: Pick<WatchHistoryStore, 'now' | 'saver'>;
  readonly page: PageLifecycle;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly videoAnalytics: VideoAnalytics;
  readonly viewerTitle: TitleForViewer;
  readonly mediaSession: MediaSession;
  readonly wakeLock: WakeLock;
  readonly network: Pick<Network, 'savesData'>;
  readonly preferences: PlayerPreferenceStore;
  /** Receives each playback that starts. */
  readonly playing$: BehaviorSubject<Playback | null>;
}

export function makePlayMedia(ports: PlaybackPorts): PlayMedia {
  const { player, loadAds, history, page, viewerTitle } = ports;
  /** @param startAt null: at the saved position */
  const playFrom = (startAt: Seconds | null, shown: ShownMedia, place: PageElement): RetryablePlayback => {
    const item = { ...shown.item, title: viewerTitle(shown.item) };
    const { poster, part } = shown;
    const isChannel = item.channel !== null;
    const saved = isChannel ? START : resumePosition(progressOf(history.now(), item.id), item.duration);
    const from = startAt ?? saved;
    const ads = loadAds();
    const { playback: opened, steps$ } = openPlayback(
      player,
      {
        item,
        from,
        poster,
        ...(part && { part }),
        ...(ads && { ads }),
      },
      place,
      // A part of a channel's broadcast has a position, but not in the channel (PLY-06).
      isChannel
        ? null
        : {
            saved: progressAt(from, item.duration),
            page,
            resumedAt: startAt === null && from > 0 ? from : null,
          },
      ports.preferences,
      ports.network,
    );
    const playback: RetryablePlayback = {
      ...opened,
      retry: () => {
        opened.end();
        return playFrom(retryPosition(opened.state.now()) ?? startAt, shown, place);
      },
    };
    if (isFromBeginning(part ?? null)) seekToStart(steps$, playback);
    if (item.channel) stayLive(steps$, playback.seek, item.channel.catchUp > 0);
    reportVideoAnalytics(steps$, item.id, ports.videoAnalytics);
    saveProgress(steps$, item.id, history.saver());
    track(steps$, { ...shown, item }, ports.analytics);
    syncMediaSession(item, playback, ports.mediaSession);
    keepAwake(playback.state, page, ports.wakeLock);
    ports.playing$.next(playback);
    return playback;
  };
  return (shown, place) => playFrom(null, shown, place);
}

const START = seconds(0);

/** LIV-04: a running program from its beginning plays after a seek to 0. */
function seekToStart(steps$: Observable<PlaybackStep>, playback: Playback): void {
  steps$
    .pipe(
      filter(({ event: { kind } }) => kind === 'ready' || kind === 'started'),
      take(1),
    )
    .subscribe(() => playback.seek(START));
}

/** PLY-05 */
function saveProgress(
  steps$: Observable<PlaybackStep>,
  mediaId: MediaId,
  save: (entry: WatchEntry) => void,
): void {
  steps$
    .pipe(
      map(({ before, now }) => progressDue(before.saved, now.saved)),
      filter((progress) => progress !== null),
    )
    .subscribe((progress) => save({ mediaId, progress }));
}

/** PLY-04 */
function track(
  steps$: Observable<PlaybackStep>,
  { item, openedFrom, part = null, programShown }: ShownMedia,
  analytics: PlaybackPorts['analytics'],
): void {
  steps$.subscribe(({ before, now, event }) => {
    const happened = playbackToTrack(before.playing, event);
    if (!happened) return;
    const broadcast = item.channel
      ? broadcastProperties(item, partPlayed(part, now), programShown?.() ?? null)
      : null;
    analytics.track(playbackEvent(item, happened, openedFrom, broadcast));
  });
}

/** The part of a broadcast that plays: null once the viewer has gone from the beginning of a program to the live edge. */
const partPlayed = (part: BroadcastPart | null, { liveEdge }: PlaybackRecord): BroadcastPart | null =>
  isFromBeginning(part) && liveEdge.isReached ? null : part;
