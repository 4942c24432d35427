import type { PlayerEvent, Position } from '../playback/player-event.ts';
import { seconds, type Seconds } from '../playback/seconds.ts';
import { progressAt } from '../progress/progress.ts';

/** The events reported for one playback (Specification 1, section 4, "Player events tracked"). */
export type PlaybackEventName = 'Started Video' | 'Resumed Video' | 'Paused Video' | 'Completed Video';

/** The reporting state of one playback. */
export interface PlaybackReport {
  /**
   * Where the next start begins, if that is known before: the requested start position, after the end 0, or the position to
   * which the viewer has moved since. By the time a player reports `started` it has advanced a little.
   */
  readonly beginsAt: Seconds | null;
  /**
   * Whether a start was the last event reported: a video that buffers or seeks starts again without a resume by the viewer.
   */
  readonly isPlaying: boolean;
  readonly isCompleted: boolean;
  /** Whether the video has played to its end since the last start: the next start begins a new playing. */
  readonly hasEnded: boolean;
  /** The event to report now, as a result of the last player event. */
  readonly due: { readonly name: PlaybackEventName; readonly position: Seconds } | null;
}

export const initialPlaybackReport = (beginsAt: Seconds): PlaybackReport => ({
  beginsAt,
  isPlaying: false,
  isCompleted: false,
  hasEnded: false,
  due: null,
});

/**
 * PLY-04: a pause above 85 % is reported as completed; completion is reported once per playing. What plays after the end is a
 * new playing, which begins at 0 unless the viewer has moved elsewhere.
 */
export function reportReducer(report: PlaybackReport, event: PlayerEvent): PlaybackReport {
  const { beginsAt, isPlaying: wasPlaying, isCompleted, hasEnded } = report;
  switch (event.kind) {
    case 'started': {
      const position = beginsAt ?? event.position;
      const due = { name: position === 0 ? 'Started Video' : 'Resumed Video', position } as const;
      return {
        beginsAt: null,
        isPlaying: true,
        isCompleted: isCompleted && !hasEnded,
        hasEnded: false,
        due: wasPlaying ? null : due,
      };
    }
    case 'paused':
    case 'completed': {
      const completes = event.kind === 'completed' || isNearTheEnd(event);
      const due = { name: completes ? 'Completed Video' : 'Paused Video', position: event.position } as const;
      const wasReported = completes && isCompleted;
      const ends = hasEnded || event.kind === 'completed';
      return {
        beginsAt: ends ? START : null,
        isPlaying: false,
        isCompleted: isCompleted || completes,
        hasEnded: ends,
        due: wasReported ? null : due,
      };
    }
    case 'seeking':
      return { ...report, beginsAt: wasPlaying ? beginsAt : event.position, due: null };
    default:
      return { ...report, due: null };
  }
}

const START = seconds(0);
const COMPLETED_ABOVE = 0.85;
/** Prevents exactly 0.85 from counting as more, as 6119.15 of 7199 s would in binary floating point. */
const ROUNDING = 1e-9;

const isNearTheEnd = ({ position, duration }: Position): boolean =>
  progressAt(position, duration) > COMPLETED_ABOVE + ROUNDING;
