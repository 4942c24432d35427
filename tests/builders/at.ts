import type { Position } from '#domain/playback/player-event.ts';
import { seconds } from '#domain/playback/seconds.ts';

/** A position, of 1000 s unless said otherwise. */
export const at = (position: number, duration = 1000): Position => ({
  position: seconds(position),
  duration: seconds(duration),
});
