import { Subject } from 'rxjs';
import type { Player, PlayRequest } from '#application/ports/player.ts';
import type { PlayerFact } from '#domain/playback/player-fact.ts';

/** A player that reports what a test says. */
export interface VirtualPlayer extends Player {
  readonly opened: readonly PlayRequest[];
  /** How often it was asked to go on. */
  presses(): number;
  report(fact: PlayerFact): void;
}

export function makeVirtualPlayer(): VirtualPlayer {
  const opened: PlayRequest[] = [];
  let facts$ = new Subject<PlayerFact>();
  let presses = 0;
  return {
    opened,
    presses: () => presses,
    report: (fact) => facts$.next(fact),
    prepare: () => undefined,
    open: (request) => {
      opened.push(request);
      const ownFacts$ = (facts$ = new Subject<PlayerFact>());
      return {
        facts$: ownFacts$,
        play: () => void (presses += 1),
        focus: () => undefined,
        remove: () => {
          ownFacts$.next({ kind: 'removed' });
          ownFacts$.complete();
        },
      };
    },
  };
}
