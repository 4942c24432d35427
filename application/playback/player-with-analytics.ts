import { mergeMap, scan } from 'rxjs';
import { videoAnalyticsReducer, initialVideoAnalytics } from '#domain/playback/video-analytics-event.ts';
import type { Player } from '../ports/player.ts';
import type { VideoAnalytics } from '../ports/video-analytics.ts';

/** A player that sends playback events to the platform's video analytics (PLY-09). */
export const makePlayerWithAnalytics = (player: Player, analytics: VideoAnalytics): Player => ({
  ...player,
  open: (request, place) => {
    const session = player.open(request, place);
    session.events$
      .pipe(
        scan(videoAnalyticsReducer, initialVideoAnalytics),
        mergeMap(({ due }) => due),
      )
      .subscribe((beat) => analytics.report(beat, request.item.id));
    return session;
  },
});
