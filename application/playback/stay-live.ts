import { filter, pairwise, type Observable } from 'rxjs';
import { edgeOf, hasGoneBack, type StreamPosition } from '#domain/live/broadcast-position.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { PlayerSession } from '../ports/player.ts';

/** LIV-02: for a channel without catch-up. After a step back, or a pause, the player returns to the live edge of its stream. */
export function stayLive(events$: Observable<PlayerEvent>, seek: PlayerSession['seek']): void {
  events$
    .pipe(
      filter(isInStream),
      pairwise(),
      filter(([before, after]) => hasGoneBack(before, after)),
    )
    .subscribe(([, { seekable }]) => seek(edgeOf(seekable)));
}

const isInStream = (event: PlayerEvent): event is PlayerEvent & StreamPosition => 'seekable' in event;
