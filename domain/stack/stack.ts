import { detailScreenOf } from '../catalogue/detail-screen.ts';
import { wholeMinutes } from '../catalogue/duration.ts';
import type { MediaId } from '../catalogue/media-id.ts';
import type { MediaItem } from '../catalogue/media-item.ts';
import { isLive } from '../playback/seconds.ts';

/** What a viewer plays one after another, in this order (CAT-30). */
export type Stack = readonly MediaId[];

/** How many items a stack holds. */
export const MOST_STACKED = 50;

/** Whether an item can be in a stack: one video with an end. */
export function isStackable(
  item: Pick<MediaItem, 'contentType' | 'duration' | 'episodeNumber' | 'seriesId' | 'externalId'>,
): boolean {
  const screen = detailScreenOf(item, false);
  const isVideo = (screen === 'workout' && item.contentType !== 'trainer') || screen === 'episode';
  return isVideo && !isLive(item.duration);
}

/** The result of adding an item. */
export type AddResult =
  { readonly outcome: 'added'; readonly stack: Stack } | { readonly outcome: 'too-many' };

/** With an item at its end, unless it is in it already; beyond the maximum nothing is added. */
export function addToStack(stack: Stack, id: MediaId): AddResult {
  if (stack.includes(id)) return { outcome: 'added', stack };
  if (stack.length >= MOST_STACKED) return { outcome: 'too-many' };
  return { outcome: 'added', stack: [...stack, id] };
}

export const withoutStacked = (stack: Stack, id: MediaId): Stack => stack.filter((each) => each !== id);

/** With an item one place nearer to the beginning (-1) or to the end (1), unless it is there. */
export function moveInStack(stack: Stack, id: MediaId, by: 1 | -1): Stack {
  const from = stack.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= stack.length) return stack;
  return withoutStacked(stack, id).toSpliced(to, 0, id);
}

/** With what an earlier stack had besides, in its place there, as far as there is room. */
export const putBack = (stack: Stack, before: Stack): Stack =>
  before.reduce<Stack>(
    (filled, id, place) =>
      filled.includes(id) || filled.length >= MOST_STACKED ? filled : filled.toSpliced(place, 0, id),
    stack,
  );

/** HIS-03: a member's stack with that of a visitor who has signed in, as far as there is room. */
export const adoptStack = (members: Stack, visitors: Stack): Stack =>
  [...new Set([...members, ...visitors])].slice(0, MOST_STACKED);

/** What comes after an item; nothing if it is not in the stack. */
export const afterInStack = (stack: Stack, id: MediaId): Stack =>
  stack.includes(id) ? stack.slice(stack.indexOf(id) + 1) : [];

/** The minutes of all items, each as its card says them. */
export const minutesOf = (items: readonly Pick<MediaItem, 'duration'>[]): number =>
  items.reduce((sum, { duration }) => sum + wholeMinutes(duration), 0);
