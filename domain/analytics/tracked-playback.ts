import type { PlaybackEvent, Position } from '../playback/player-event.ts';
import { seconds, type Seconds } from '../playback/seconds.ts';
import { progressAt } from '../progress/progress.ts';

/** The events reported for one playback (Specification 1, section 4, "Player events tracked"). */
export type PlaybackEventName = 'Started Video' | 'Resumed Video' | 'Paused Video' | 'Completed Video';

/** One playing of an item: from a start until it has been watched to its end. */
export interface Playing {
  /**
   * Where the next start begins, if that is known before: the requested start position, after the end 0, or the position to
   * which the viewer has moved since. By the time a player reports `started` it has advanced a little.
   */
  readonly beginsAt: Seconds | null;
  /** Whether it has started, and neither paused nor ended since: a video that buffers or seeks starts again by itself. */
  readonly isRunning: boolean;
  /** Whether its completion has been tracked. */
  readonly isCompleted: boolean;
  /** Whether the video has played to its end since the last start: the next start begins a new playing. */
  readonly hasEnded: boolean;
}

export const initialPlaying = (beginsAt: Seconds): Playing => ({
  beginsAt,
  isRunning: false,
  isCompleted: false,
  hasEnded: false,
});

/** What plays after the end is a new playing, which begins at 0 unless the viewer has moved elsewhere. */
export function playingAfter(playing: Playing, event: PlaybackEvent): Playing {
  const { isRunning, isCompleted, hasEnded } = playing;
  switch (event.kind) {
    case 'started':
      return { beginsAt: null, isRunning: true, isCompleted: isCompleted && !hasEnded, hasEnded: false };
    case 'paused':
    case 'completed': {
      const ends = hasEnded || event.kind === 'completed';
      return {
        beginsAt: ends ? START : null,
        isRunning: false,
        isCompleted: isCompleted || completes(event),
        hasEnded: ends,
      };
    }
    case 'seeking':
      return isRunning ? playing : { ...playing, beginsAt: event.position };
    default:
      return playing;
  }
}

/** An event to track, and the playback position in it. */
export interface TrackedPlayback {
  readonly name: PlaybackEventName;
  readonly position: Seconds;
}

/**
 * PLY-04: what is tracked of an event of the player; null for nothing. A pause above 85 % is tracked as completed; completion
 * is tracked once per playing.
 *
 * @param playing the playing before the event
 */
export function playbackToTrack(
  { beginsAt, isRunning, isCompleted }: Playing,
  event: PlaybackEvent,
): TrackedPlayback | null {
  switch (event.kind) {
    case 'started': {
      const position = beginsAt ?? event.position;
      return isRunning ? null : { name: position === 0 ? 'Started Video' : 'Resumed Video', position };
    }
    case 'paused':
    case 'completed': {
      const { position } = event;
      if (!completes(event)) return { name: 'Paused Video', position };
      return isCompleted ? null : { name: 'Completed Video', position };
    }
    default:
      return null;
  }
}

const START = seconds(0);
const COMPLETED_ABOVE = 0.85;
/** Prevents exactly 0.85 from counting as more, as 6119.15 of 7199 s would in binary floating point. */
const ROUNDING = 1e-9;

const completes = ({ kind, position, duration }: PlaybackEvent & Position): boolean =>
  kind === 'completed' || progressAt(position, duration) > COMPLETED_ABOVE + ROUNDING;
