/** CAT-16: what an arrow does at either end. */
export type CycleMode = 'endless' | 'stop' | 'restart';

/** CAT-16: the cycle modes of shelves and of featured rows. */
export const SHELF_CYCLE: CycleMode = 'restart';
export const FEATURED_CYCLE: CycleMode = 'endless';

/** The time after which a featured carousel shows the next item, in milliseconds. */
export const AUTO_ADVANCE_MS = 7000;
/** The duration of a carousel's transition, in milliseconds. */
export const TURN_MS = 1500;

/** The state of a carousel, in tiles. */
export interface CarouselState {
  /** The index of the first visible tile, from 0. */
  readonly first: number;
  /** The number of tiles visible at once. */
  readonly inView: number;
  readonly tiles: number;
}

/**
 * The first visible tile after an arrow press, one page forward or back (CAT-16): `stop` stays within both ends, `restart`
 * goes to the end first and from there to the other end, `endless` wraps around.
 */
export function turned({ first, inView, tiles }: CarouselState, by: 1 | -1, cycle: CycleMode): number {
  const last = Math.max(0, tiles - inView);
  const wanted = first + by * inView;
  const withinEnds = Math.min(last, Math.max(0, wanted));
  switch (cycle) {
    case 'stop':
      return withinEnds;
    case 'restart':
      if (by === 1) return first >= last ? 0 : withinEnds;
      return first <= 0 ? last : withinEnds;
    case 'endless':
      return tiles === 0 ? 0 : ((wanted % tiles) + tiles) % tiles;
  }
}

/** Whether there is an arrow in this direction: `stop` hides it at an end; there is none if all tiles are visible. */
export function canTurn({ first, inView, tiles }: CarouselState, by: 1 | -1, cycle: CycleMode): boolean {
  if (tiles <= inView) return false;
  if (cycle !== 'stop') return true;
  return by === 1 ? first < tiles - inView : first > 0;
}

const SWIPE_MORE_THAN_PX = 30;

/** CAT-16: the direction in which a swipe turns a carousel; 0 if the movement is too short or mainly vertical. */
export function swipeOf(movedX: number, movedY: number): 1 | -1 | 0 {
  if (Math.abs(movedX) <= SWIPE_MORE_THAN_PX || Math.abs(movedY) >= Math.abs(movedX)) return 0;
  return movedX < 0 ? 1 : -1;
}
