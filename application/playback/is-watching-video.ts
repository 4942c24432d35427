import { distinctUntilChanged, endWith, map, of, switchMap, type Observable } from 'rxjs';
import { isBeingWatched } from '#domain/playback/playback-state.ts';
import type { Playback } from './playback.ts';

/** Whether a video is being watched: from the opening of its player until it has ended, failed, or its player is closed. */
export const isWatchingVideo = (playing$: Observable<Playback | null>): Observable<boolean> =>
  playing$.pipe(
    switchMap((playback) =>
      playback ? playback.state.changes$.pipe(map(isBeingWatched), endWith(false)) : of(false),
    ),
    distinctUntilChanged(),
  );
