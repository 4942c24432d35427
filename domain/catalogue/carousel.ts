/** CAT-16: what an arrow does at an end. */
export type CycleMode = 'endless' | 'stop' | 'restart';

/** A featured carousel shows the next item after this time, in milliseconds … */
export const AUTO_ADVANCE_MS = 7000;
/** … and takes this long to turn, in milliseconds. */
export const TURN_MS = 1500;

/** Where a carousel stands, in tiles. */
export interface CarouselState {
  /** The first tile in view, from 0. */
  readonly first: number;
  /** How many tiles are in view at once. */
  readonly inView: number;
  readonly tiles: number;
}

/**
 * The first tile in view after an arrow was pressed, a page on or back (CAT-16): `stop` stays within both ends, `restart`
 * goes to the end first and from there to the other, `endless` wraps round.
 */
export function turned({ first, inView, tiles }: CarouselState, by: 1 | -1, cycle: CycleMode): number {
  const last = Math.max(0, tiles - inView);
  const wanted = first + by * inView;
  if (wanted >= 0 && wanted <= last) return wanted;
  switch (cycle) {
    case 'stop':
      return by > 0 ? last : 0;
    case 'restart':
      if (by > 0) return first >= last ? 0 : last;
      return first <= 0 ? last : 0;
    case 'endless':
      return tiles === 0 ? 0 : ((wanted % tiles) + tiles) % tiles;
  }
}

/** Whether there is an arrow in this direction: `stop` hides it at an end, and nothing turns what is all in view. */
export function canTurn({ first, inView, tiles }: CarouselState, by: 1 | -1, cycle: CycleMode): boolean {
  if (tiles <= inView) return false;
  if (cycle !== 'stop') return true;
  return by > 0 ? first < tiles - inView : first > 0;
}

const SWIPE_MORE_THAN_PX = 30;

/** CAT-16: which way a finger's movement turns a carousel; 0 where it does not: too short, or down the page. */
export function swipeOf(movedX: number, movedY: number): 1 | -1 | 0 {
  if (Math.abs(movedX) <= SWIPE_MORE_THAN_PX || Math.abs(movedY) >= Math.abs(movedX)) return 0;
  return movedX < 0 ? 1 : -1;
}
