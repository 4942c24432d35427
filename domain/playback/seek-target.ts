import { edgeOf } from '../live/broadcast-position.ts';
import type { PlayerCommand } from './shortcut.ts';
import type { PlaybackState } from './playback-state.ts';
import type { SeekRange } from './player-event.ts';
import { isLive, seconds, type Seconds } from './seconds.ts';

/** The part of an item that can be played without waiting, of a live stream up to its live edge; null while it is unknown. */
export function seekRange({
  duration,
  seekable,
}: Pick<PlaybackState, 'duration' | 'seekable'>): SeekRange | null {
  if (!isLive(duration)) return { start: seconds(0), end: duration };
  return seekable && { start: seekable.start, end: edgeOf(seekable) };
}

/** The position that a command leads to; null for a command that does not move, and while nothing can be moved. */
export function seekTarget(
  command: PlayerCommand,
  state: Pick<PlaybackState, 'position' | 'duration' | 'seekable'>,
): Seconds | null {
  const range = seekRange(state);
  if (!range) return null;
  const wanted = positionOf(command, state.position, range);
  return wanted === null ? null : seconds(Math.min(range.end, Math.max(range.start, wanted)));
}

function positionOf(command: PlayerCommand, position: Seconds, { start, end }: SeekRange): number | null {
  switch (command.does) {
    case 'skip':
      return position + command.by;
    case 'tenth':
      return start + ((end - start) * command.of) / 10;
    case 'start':
      return start;
    case 'end':
      return end;
    default:
      return null;
  }
}
