import type { Position } from '#domain/playback/player-event.ts';
import { seconds } from '#domain/playback/seconds.ts';

/** A position, in a video of 1000 s by default. */
export const at = (position: number, duration = 1000): Position => ({
  position: seconds(position),
  duration: seconds(duration),
});
