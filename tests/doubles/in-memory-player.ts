import { Subject } from 'rxjs';
import type { PageElement, Player, PlayerSession, PlayRequest } from '#application/ports/player.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';

interface Replacement {
  readonly item: MediaItem;
  readonly from: Seconds;
  readonly plays: boolean;
}

/** A player that reports the events that a test emits. */
export interface InMemoryPlayer extends Player {
  readonly opened: readonly PlayRequest[];
  /** How often it was told to play. */
  presses(): number;
  /** The other calls that it received: 'pause', 'seek {position}', 'change {settings}', 'cast {kind}', 'full screen'. */
  readonly asked: readonly string[];
  /** The replacements of its sources. */
  readonly replacements: readonly Replacement[];
  report(event: PlayerEvent): void;
}

export function makeInMemoryPlayer(): InMemoryPlayer {
  const opened: PlayRequest[] = [];
  const replacements: Replacement[] = [];
  const asked: string[] = [];
  let events$ = new Subject<PlayerEvent>();
  let presses = 0;
  const sessions = new Map<PageElement, PlayerSession>();
  return {
    opened,
    replacements,
    asked,
    presses: () => presses,
    report: (event) => events$.next(event),
    prepare: () => undefined,
    close: (place) => {
      sessions.get(place)?.remove();
      sessions.delete(place);
    },
    open: (request, place) => {
      opened.push(request);
      const ownEvents$ = (events$ = new Subject<PlayerEvent>());
      let isRemoved = false;
      const asking = (ask: () => unknown): void => {
        if (!isRemoved) ask();
      };
      const session: PlayerSession = {
        events$: ownEvents$,
        play: () => asking(() => (presses += 1)),
        pause: () => asking(() => asked.push('pause')),
        seek: (position) => asking(() => asked.push(`seek ${position}`)),
        change: (settings) => asking(() => asked.push(`change ${JSON.stringify(settings)}`)),
        cast: (kind) => asking(() => asked.push(`cast ${kind}`)),
        enterFullScreen: () => asking(() => asked.push('full screen')),
        replace: (item, from, plays) => asking(() => replacements.push({ item, from, plays })),
        remove: () => {
          isRemoved = true;
          ownEvents$.next({ kind: 'removed' });
          ownEvents$.complete();
        },
      };
      sessions.set(place, session);
      return session;
    },
  };
}
