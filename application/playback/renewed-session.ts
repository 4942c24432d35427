import { Subject } from 'rxjs';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlayerFact } from '#domain/playback/player-fact.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { isFailure } from '../app-failure.ts';
import type { PlayerSession } from '../ports/player.ts';

/**
 * A session whose sources are renewed by `sign` where the platform refuses them. What becomes meanwhile of those that it
 * refused says nothing any more.
 */
export function renewedSession(
  session: PlayerSession,
  sign: () => Promise<MediaItem>,
  from: Seconds,
): PlayerSession {
  const told$ = new Subject<PlayerFact>();
  let position = from;
  /** Whether it plays, or is to play. */
  let plays = true;
  let isRenewing = false;
  /** Whether anything has shown since the last renewal. */
  let isProven = true;
  let isOver = false;

  const renew = async (): Promise<void> => {
    isRenewing = true;
    isProven = false;
    told$.next({ kind: 'renewing' });
    try {
      const item = await sign();
      if (!isOver) session.replace(item, position, plays);
    } catch (error) {
      told$.next(failureFact(error));
    }
    isRenewing = false;
  };

  session.facts$.subscribe({
    next: (fact) => {
      if (fact.kind === 'seeking') position = fact.position;
      if (isRenewing && OF_SOURCES.has(fact.kind)) return;
      if (isRefusal(fact) && isProven) {
        void renew();
        return;
      }
      if (fact.kind === 'time' || fact.kind === 'seeked') isProven = true;
      if (fact.kind === 'started') plays = true;
      if (HALTS.has(fact.kind)) plays = false;
      if ('position' in fact) position = fact.position;
      told$.next(fact);
    },
    complete: () => {
      isOver = true;
      told$.complete();
    },
  });
  return {
    ...session,
    facts$: told$.asObservable(),
    play: () => {
      plays = true;
      if (!isRenewing) session.play();
    },
    pause: () => {
      plays = false;
      if (!isRenewing) session.pause();
    },
    seek: (to) => {
      position = to;
      if (!isRenewing) session.seek(to);
    },
  };
}

const isRefusal = (fact: PlayerFact): boolean =>
  fact.kind === 'failed' && fact.what === 'video' && fact.refused;

const HALTS = new Set<PlayerFact['kind']>(['paused', 'start-refused', 'completed']);

/** What comes of the sources of a player, and of replacing them. */
const OF_SOURCES = new Set<PlayerFact['kind']>([
  'failed',
  'started',
  'paused',
  'start-refused',
  'time',
  'seeked',
]);

/** What somebody is told whose video could not be signed. */
export const failureFact = (error: unknown): PlayerFact =>
  isFailure(error, 'not-entitled')
    ? { kind: 'failed', what: 'access', reason: error.message }
    : { kind: 'failed', what: 'video', refused: false };
