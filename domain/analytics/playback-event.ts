import type { PlayerEvent, Position } from '../playback/player-event.ts';
import type { Seconds } from '../playback/seconds.ts';
import { progressAt } from '../progress/progress.ts';

/** The events reported for one playback (Specification 1, section 4, "Player events tracked"). */
export type PlaybackEventName = 'Started Video' | 'Resumed Video' | 'Paused Video' | 'Completed Video';

/** The reporting state of one playback. */
export interface PlaybackReport {
  /** The requested start position, until playback starts: by the time a player reports `started` it has advanced a little. */
  readonly beginsAt: Seconds | null;
  /**
   * Whether a start was the last event reported: a video that buffers or seeks starts again without a resume by the viewer.
   */
  readonly isPlaying: boolean;
  readonly isCompleted: boolean;
  /** The event to report now, as a result of the last player event. */
  readonly due: { readonly name: PlaybackEventName; readonly position: Seconds } | null;
}

export const initialPlaybackReport = (beginsAt: Seconds): PlaybackReport => ({
  beginsAt,
  isPlaying: false,
  isCompleted: false,
  due: null,
});

/** PLY-04: a pause above 85 % is reported as completed; completion is reported once per playback. */
export function reportReducer(report: PlaybackReport, event: PlayerEvent): PlaybackReport {
  const { beginsAt, isPlaying: wasPlaying, isCompleted } = report;
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
      const wasReported = completes && isCompleted;
      return {
        beginsAt: null,
        isPlaying: false,
        isCompleted: isCompleted || completes,
        due: wasReported ? null : due,
      };
    }
    default:
      return { ...report, due: null };
  }
}

const COMPLETED_ABOVE = 0.85;
/** Prevents exactly 0.85 from counting as more, as 6119.15 of 7199 s would in binary floating point. */
const ROUNDING = 1e-9;

const isNearTheEnd = ({ position, duration }: Position): boolean =>
  progressAt(position, duration) > COMPLETED_ABOVE + ROUNDING;
