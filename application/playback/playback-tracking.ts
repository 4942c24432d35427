import { filter, map, type Observable, scan } from 'rxjs';
import {
  reportReducer,
  initialPlaybackReport,
  type PlaybackEventName,
} from '#domain/analytics/playback-event.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';

/** The events to track for one playback that starts at `from` (PLY-04). */
export const playbackTracking = (
  from: Seconds,
  events$: Observable<PlayerEvent>,
): Observable<{ readonly name: PlaybackEventName; readonly position: Seconds }> =>
  events$.pipe(
    scan(reportReducer, initialPlaybackReport(from)),
    map(({ due }) => due),
    filter((due) => due !== null),
  );
