import { Subject } from 'rxjs';
import type { Player, PlayRequest } from '#application/ports/player.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';

interface Replacement {
  readonly item: MediaItem;
  readonly from: Seconds;
  readonly plays: boolean;
}

/** A player that reports what a test says. */
export interface InMemoryPlayer extends Player {
  readonly opened: readonly PlayRequest[];
  /** How often it was asked to go on. */
  presses(): number;
  /** What else it was asked for: 'pause', 'seek {position}'. */
  readonly asked: readonly string[];
  /** What its sources were replaced by. */
  readonly replacements: readonly Replacement[];
  report(event: PlayerEvent): void;
}

export function makeInMemoryPlayer(): InMemoryPlayer {
  const opened: PlayRequest[] = [];
  const replacements: Replacement[] = [];
  const asked: string[] = [];
  let events$ = new Subject<PlayerEvent>();
  let presses = 0;
  return {
    opened,
    replacements,
    asked,
    presses: () => presses,
    report: (event) => events$.next(event),
    prepare: () => undefined,
    open: (request) => {
      opened.push(request);
      const ownFacts$ = (events$ = new Subject<PlayerEvent>());
      return {
        events$: ownFacts$,
        play: () => void (presses += 1),
        pause: () => void asked.push('pause'),
        seek: (position) => void asked.push(`seek ${position}`),
        focus: () => undefined,
        replace: (item, from, plays) => void replacements.push({ item, from, plays }),
        remove: () => {
          ownFacts$.next({ kind: 'removed' });
          ownFacts$.complete();
        },
      };
    },
  };
}
