import { filter, take, type BehaviorSubject } from 'rxjs';
import { playedTrailerEvent } from '#domain/analytics/tracked-event.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { Player } from '../ports/player.ts';
import type { VideoAnalytics } from '../ports/video-analytics.ts';
import { openPlayback, type Playback } from './playback.ts';
import type { PlayTrailer } from './playback-use-cases.ts';
import { reportVideo } from './report-video.ts';

/** @param playing$ the playback of the page, which is paused for the trailer */
export const makePlayTrailer =
  (
    player: Player,
    analytics: Analytics,
    videoAnalytics: VideoAnalytics,
    playing$: BehaviorSubject<Playback | null>,
  ): PlayTrailer =>
  ({ trailer, item, openedFrom, poster }, place) => {
    playing$.value?.pause();
    const request = { item: trailer, from: seconds(0), poster };
    const { playback, steps$ } = openPlayback(player, request, place, null);
    reportVideo(steps$, trailer.id, videoAnalytics);
    steps$
      .pipe(
        filter(({ event }) => event.kind === 'started'),
        take(1),
      )
      .subscribe(() => analytics.track(playedTrailerEvent(item, trailer.id, openedFrom)));
    return playback;
  };
