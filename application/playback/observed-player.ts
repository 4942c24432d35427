import { mergeMap, scan } from 'rxjs';
import { afterBeat, beforeBeats, type VideoBeat } from '#domain/playback/video-beat.ts';
import type { Player } from '../ports/player.ts';
import type { VideoAnalytics } from '../ports/video-analytics.ts';

/**
 * A player whose playings the platform's own analytics are told of (PLY-09). They are brought by `load` when something first
 * plays; what happens meanwhile is told afterwards, in its order. What cannot be brought stays untold.
 */
export function makeObservedPlayer(player: Player, load: () => Promise<VideoAnalytics>): Player {
  return {
    prepare: player.prepare,
    open: (request, place) => {
      const session = player.open(request, place);
      const waiting: VideoBeat[] = [];
      let tell = (beat: VideoBeat): void => void waiting.push(beat);
      session.facts$
        .pipe(
          scan(afterBeat, beforeBeats),
          mergeMap(({ due }) => due),
        )
        .subscribe((beat) => tell(beat));
      load().then(
        (analytics) => {
          tell = (beat) => analytics.tell(beat, request.item.id);
          waiting.forEach(tell);
        },
        () => {
          tell = () => undefined;
        },
      );
      return session;
    },
  };
}
