import type { Playing } from '../analytics/tracked-playback.ts';
import { progress, progressAt, type Progress } from '../progress/progress.ts';
import type { PlaybackEvent } from './player-event.ts';

/** The events of one playback that are sent to the platform's own analytics (PLY-09). */
export type VideoAnalyticsEvent =
  'play' | 'pause' | 'quartile-25' | 'quartile-50' | 'quartile-75' | 'complete';

const QUARTILES = [
  [0.25, 'quartile-25'],
  [0.5, 'quartile-50'],
  [0.75, 'quartile-75'],
] as const;

/** What has been watched of a video. */
interface Watched {
  readonly furthest: Progress;
  readonly playing: Pick<Playing, 'isRunning'>;
}

/** The largest fraction played after an event; a completed video has been played whole. */
export function furthestAfter(furthest: Progress, event: PlaybackEvent): Progress {
  if (event.kind === 'completed') return progress(1);
  if (event.kind !== 'time') return furthest;
  return progress(Math.max(furthest, progressAt(event.position, event.duration)));
}

/**
 * PLY-09: each quartile is reported once, when it is first reached, by playing or by seeking; a start once, as a video that
 * buffers or seeks starts again without a resume by the viewer.
 */
export function videoAnalyticsEvents(
  before: Watched,
  now: Watched,
  event: PlaybackEvent,
): readonly VideoAnalyticsEvent[] {
  const quartiles = QUARTILES.filter(([from]) => before.furthest < from && now.furthest >= from);
  const reached = quartiles.map(([, quartile]) => quartile);
  switch (event.kind) {
    case 'started':
      return before.playing.isRunning ? [] : ['play'];
    case 'paused':
      return ['pause'];
    case 'completed':
      return [...reached, 'complete'];
    default:
      return reached;
  }
}
