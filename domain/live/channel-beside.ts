import type { MediaId } from '../catalogue/media-id.ts';

/**
 * The next channel above (-1) or below (1) in the guide that the viewer may watch; beyond either end the guide begins again at the
 * other one. Null if there is no other (LIV-12).
 *
 * @param current need not be in the guide: then it stands before the first one
 */
export function channelBeside<Channel extends { readonly id: MediaId }>(
  channels: readonly Channel[],
  current: MediaId,
  by: 1 | -1,
  mayPlay: (channel: Channel) => boolean,
): Channel | null {
  const at = channels.findIndex(({ id }) => id === current);
  const below = [...channels.slice(at + 1), ...channels.slice(0, Math.max(0, at))];
  return (by === 1 ? below : below.toReversed()).find(mayPlay) ?? null;
}
