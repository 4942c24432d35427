import type { PlayerEvent, Position } from '../playback/player-event.ts';
import type { Seconds } from '../playback/seconds.ts';
import { progressAt } from '../progress/progress.ts';

/** What is told of a playing (Specification 1, section 4, "Player events tracked"). */
export type PlaybackEventName = 'Started Video' | 'Resumed Video' | 'Paused Video' | 'Completed Video';

/** Where the telling of one playing stands. */
export interface Telling {
  /** Where it was asked to begin, until it has: a player has gone a little further when it says that it plays. */
  readonly beginsAt: Seconds | null;
  /** Whether a start was the last to be told: a video that waits, or moves, starts again, and nobody came back. */
  readonly isPlaying: boolean;
  readonly isCompleted: boolean;
  /** What the last event called to be told. */
  readonly due: { readonly name: PlaybackEventName; readonly position: Seconds } | null;
}

export const tellingFrom = (beginsAt: Seconds): Telling => ({
  beginsAt,
  isPlaying: false,
  isCompleted: false,
  due: null,
});

/** PLY-04: from there on a playing is told once, as completed; what a completion halts says nothing more. */
export function afterPlayed(telling: Telling, event: PlayerEvent): Telling {
  const { beginsAt, isPlaying: wasPlaying, isCompleted } = telling;
  switch (event.kind) {
    case 'started': {
      const position = beginsAt ?? event.position;
      const due = { name: position === 0 ? 'Started Video' : 'Resumed Video', position } as const;
      return { beginsAt: null, isPlaying: true, isCompleted, due: wasPlaying ? null : due };
    }
    case 'paused':
    case 'completed': {
      const completes = event.kind === 'completed' || isNearTheEnd(event);
      const due = { name: completes ? 'Completed Video' : 'Paused Video', position: event.position } as const;
      const isTold = completes && isCompleted;
      return {
        beginsAt: null,
        isPlaying: false,
        isCompleted: isCompleted || completes,
        due: isTold ? null : due,
      };
    }
    default:
      return { ...telling, due: null };
  }
}

const COMPLETED_ABOVE = 0.85;
/** Keeps what is exactly 0.85 from counting as more, as 6119.15 of 7199 s would in binary fractions. */
const ROUNDING = 1e-9;

const isNearTheEnd = ({ position, duration }: Position): boolean =>
  progressAt(position, duration) > COMPLETED_ABOVE + ROUNDING;
