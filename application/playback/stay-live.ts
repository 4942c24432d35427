import { filter, map, pairwise, type Observable } from 'rxjs';
import { edgeOf, hasGoneBack, isInStream } from '#domain/live/broadcast-position.ts';
import type { PlaybackStep } from '#domain/playback/playback-reducer.ts';
import type { PlayerSession } from '../ports/player.ts';

/**
 * LIV-02: for a channel without catch-up. After a step back, or a pause, the player returns to the live edge of its stream. What
 * counts is where one report of the time stands after the other: a seek says where it is meant to lead, not where it led.
 */
export function stayLive(steps$: Observable<PlaybackStep>, seek: PlayerSession['seek']): void {
  steps$
    .pipe(
      filter(({ event }) => event.kind === 'time'),
      map(({ now }) => now.state),
      filter(isInStream),
      pairwise(),
      filter(([before, after]) => hasGoneBack(before, after)),
    )
    .subscribe(([, { seekable }]) => seek(edgeOf(seekable)));
}
