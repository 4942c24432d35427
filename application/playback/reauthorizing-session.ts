import { Subject } from 'rxjs';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { isFailure } from '../app-failure.ts';
import type { PlayerSession } from '../ports/player.ts';

/**
 * A session whose sources are renewed by `sign` where the platform refuses them. What becomes meanwhile of those that it
 * refused says nothing any more.
 */
export function reauthorizingSession(
  session: PlayerSession,
  sign: () => Promise<MediaItem>,
  from: Seconds,
): PlayerSession {
  const told$ = new Subject<PlayerEvent>();
  let position = from;
  /** Whether it plays, or is to play. */
  let plays = true;
  let isReauthorizing = false;
  /** Whether anything has shown since the last renewal. */
  let isProven = true;
  let isOver = false;

  const renew = async (): Promise<void> => {
    isReauthorizing = true;
    isProven = false;
    told$.next({ kind: 'reauthorizing' });
    try {
      const item = await sign();
      if (!isOver) session.replace(item, position, plays);
    } catch (error) {
      told$.next(failureEvent(error));
    }
    isReauthorizing = false;
  };

  session.events$.subscribe({
    next: (event) => {
      if (event.kind === 'seeking') position = event.position;
      if (isReauthorizing && OF_SOURCES.has(event.kind)) return;
      if (isRefusal(event) && isProven) {
        void renew();
        return;
      }
      if (event.kind === 'time' || event.kind === 'seeked') isProven = true;
      if (event.kind === 'started') plays = true;
      if (HALTS.has(event.kind)) plays = false;
      if ('position' in event) position = event.position;
      told$.next(event);
    },
    complete: () => {
      isOver = true;
      told$.complete();
    },
  });
  return {
    ...session,
    events$: told$.asObservable(),
    play: () => {
      plays = true;
      if (!isReauthorizing) session.play();
    },
    pause: () => {
      plays = false;
      if (!isReauthorizing) session.pause();
    },
    seek: (to) => {
      position = to;
      if (!isReauthorizing) session.seek(to);
    },
  };
}

const isRefusal = (event: PlayerEvent): boolean =>
  event.kind === 'failed' && event.what === 'video' && event.refused;

const HALTS = new Set<PlayerEvent['kind']>(['paused', 'autoplay-blocked', 'completed']);

/** What comes of the sources of a player, and of replacing them. */
const OF_SOURCES = new Set<PlayerEvent['kind']>([
  'failed',
  'started',
  'paused',
  'autoplay-blocked',
  'time',
  'seeked',
]);

/** What somebody is told whose video could not be signed. */
export const failureEvent = (error: unknown): PlayerEvent =>
  isFailure(error, 'not-entitled')
    ? { kind: 'failed', what: 'access', reason: error.message }
    : { kind: 'failed', what: 'video', refused: false };
