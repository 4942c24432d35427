import { filter, take } from 'rxjs';
import { playedTrailerEvent } from '#domain/analytics/tracked-event.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { PageElement } from '../ports/player.ts';
import type { PlaybackPorts, ShownMedia } from './play-media.ts';
import { openPlayback, type Playback } from './playback.ts';
import { reportVideoAnalytics } from './report-video-analytics.ts';

/** A trailer to play, and where its item was opened from. */
export interface ShownTrailer extends Pick<ShownMedia, 'item' | 'openedFrom' | 'poster'> {
  readonly trailer: MediaItem;
}

/**
 * Plays a trailer in `place` from its start, while the playback of the page is paused, and tracks the start once. Its progress is
 * not saved (MED-15).
 */
export type PlayTrailer = (shown: ShownTrailer, place: PageElement) => Playback;

type TrailerPorts = Pick<
  PlaybackPorts,
  'player' | 'analytics' | 'videoAnalytics' | 'viewerTitle' | 'preferences' | 'network' | 'playing$'
>;

export const makePlayTrailer =
  ({
    player,
    analytics,
    videoAnalytics,
    viewerTitle,
    preferences,
    network,
    playing$,
  }: TrailerPorts): PlayTrailer =>
  ({ trailer, item, openedFrom, poster }, place) => {
    playing$.value?.pause();
    // It goes by the public title of its item (CAT-25).
    const titled = { ...trailer, title: viewerTitle({ id: item.id, title: trailer.title }) };
    const request = { item: titled, from: seconds(0), poster };
    const { playback, steps$ } = openPlayback(player, request, place, null, preferences, network);
    reportVideoAnalytics(steps$, trailer.id, videoAnalytics);
    steps$
      .pipe(
        filter(({ event }) => event.kind === 'started'),
        take(1),
      )
      .subscribe(() =>
        analytics.track(playedTrailerEvent({ ...item, title: viewerTitle(item) }, trailer.id, openedFrom)),
      );
    return playback;
  };
