import { progressAt } from '../progress/progress.ts';
import type { PlayerEvent, Position } from './player-event.ts';

/** The events of one playback that are sent to the platform's own analytics (PLY-09). */
export type VideoAnalyticsEvent =
  'play' | 'pause' | 'quartile-25' | 'quartile-50' | 'quartile-75' | 'complete';

const QUARTILES = [
  [0.25, 'quartile-25'],
  [0.5, 'quartile-50'],
  [0.75, 'quartile-75'],
] as const;

/** The reporting state of one playback. */
export interface VideoAnalyticsState {
  /**
   * Whether a start was the last event reported: a video that buffers or seeks starts again without a resume by the viewer.
   */
  readonly isPlaying: boolean;
  /** The largest fraction played so far. */
  readonly furthest: number;
  /** The events to report now, as a result of the last player event. */
  readonly due: readonly VideoAnalyticsEvent[];
}

export const initialVideoAnalytics: VideoAnalyticsState = { isPlaying: false, furthest: 0, due: [] };

/** PLY-09: each quartile is reported once, when it is first reached, by playing or by seeking. */
export function videoAnalyticsReducer(
  { isPlaying, furthest }: VideoAnalyticsState,
  event: PlayerEvent,
): VideoAnalyticsState {
  switch (event.kind) {
    case 'started':
      return { isPlaying: true, furthest, due: isPlaying ? [] : ['play'] };
    case 'paused':
      return { isPlaying: false, furthest, due: ['pause'] };
    case 'completed':
      return { isPlaying: false, furthest: 1, due: [...quartilesBetween(furthest, 1), 'complete'] };
    case 'time': {
      const reached = Math.max(furthest, fractionOf(event));
      return { isPlaying, furthest: reached, due: quartilesBetween(furthest, reached) };
    }
    default:
      return { isPlaying, furthest, due: [] };
  }
}

const fractionOf = ({ position, duration }: Position): number => progressAt(position, duration);

const quartilesBetween = (before: number, reached: number): readonly VideoAnalyticsEvent[] =>
  QUARTILES.filter(([from]) => before < from && reached >= from).map(([, beat]) => beat);
