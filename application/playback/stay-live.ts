import { filter, map, pairwise, type Observable } from 'rxjs';
import { edgeOf, hasFallenBehind, hasGoneBack, isInStream } from '#domain/live/broadcast-position.ts';
import type { PlaybackStep } from '#domain/playback/playback-reducer.ts';
import type { PlayerSession } from '../ports/player.ts';

/**
 * LIV-02: a channel without catch-up returns to the live edge of its stream after a step back, or a pause. One with catch-up
 * returns there if it has fallen behind without its viewer, who has neither paused nor moved it. What counts is where one report
 * of the time stands after the other: a seek says where it is meant to lead, not where it led.
 */
export function stayLive(
  steps$: Observable<PlaybackStep>,
  seek: PlayerSession['seek'],
  hasCatchUp: boolean,
): void {
  const hasLeft = hasCatchUp ? hasFallenBehind : hasGoneBack;
  const isOfViewer = (step: PlaybackStep) => hasCatchUp && isByViewer(step);
  steps$
    .pipe(
      filter((step) => step.event.kind === 'time' || isOfViewer(step)),
      map((step) => (isInStream(step.now.state) && !isOfViewer(step) ? step.now.state : null)),
      pairwise(),
    )
    .subscribe(([before, after]) => {
      if (before && after && hasLeft(before, after)) seek(edgeOf(after.seekable));
    });
}

/** Whether the viewer has moved the video, or it does not play. */
const isByViewer = ({ now, event }: PlaybackStep): boolean =>
  event.kind === 'seeking' || now.state.phase !== 'playing';
