import { describe, expect, it } from 'vitest';
import {
  canTurn,
  FEATURED_CYCLE,
  SHELF_CYCLE,
  swipeOf,
  turned,
  type CycleMode,
} from '#domain/catalogue/carousel.ts';

/** Twelve tiles, five of which are in view. */
const at = (first: number) => ({ first, inView: 5, tiles: 12 });

describe('advancing a carousel [CAT-16]', () => {
  it.each<[CycleMode, number, 1 | -1, number]>([
    ['stop', 0, 1, 5],
    ['stop', 5, 1, 7],
    ['stop', 7, 1, 7],
    ['stop', 5, -1, 0],
    ['stop', 2, -1, 0],
    ['stop', 0, -1, 0],
    ['restart', 0, 1, 5],
    ['restart', 5, 1, 7],
    ['restart', 7, 1, 0],
    ['restart', 7, -1, 2],
    ['restart', 2, -1, 0],
    ['restart', 2, 1, 7],
    ['restart', 0, -1, 7],
    ['endless', 0, 1, 5],
    ['endless', 5, 1, 10],
    ['endless', 10, 1, 3],
    ['endless', 3, -1, 10],
  ])('%s, from tile %d by %d: to tile %d', (cycle, first, by, to) => {
    expect(turned(at(first), by, cycle)).toBe(to);
  });

  it('with one tile in view wraps around endlessly', () => {
    const one = { inView: 1, tiles: 3 };
    expect(turned({ ...one, first: 2 }, 1, 'endless')).toBe(0);
    expect(turned({ ...one, first: 0 }, -1, 'endless')).toBe(2);
  });

  it.each<CycleMode>(['stop', 'restart', 'endless'])('%s: does nothing without tiles', (cycle) => {
    expect(turned({ first: 0, inView: 5, tiles: 0 }, 1, cycle)).toBe(0);
  });
});

describe('the cycle mode [CAT-16]', () => {
  it('is restart for shelves and endless for featured rows', () => {
    expect(SHELF_CYCLE).toBe('restart');
    expect(FEATURED_CYCLE).toBe('endless');
  });
});

describe('the arrows of a carousel [CAT-16]', () => {
  it.each<[CycleMode, number, boolean, boolean]>([
    ['stop', 0, false, true],
    ['stop', 3, true, true],
    ['stop', 7, true, false],
    ['restart', 0, true, true],
    ['restart', 7, true, true],
    ['endless', 0, true, true],
  ])('%s at tile %d: back %s, forward %s', (cycle, first, back, on) => {
    expect(canTurn(at(first), -1, cycle)).toBe(back);
    expect(canTurn(at(first), 1, cycle)).toBe(on);
  });

  it.each<CycleMode>(['stop', 'restart', 'endless'])('%s: are hidden if all tiles are in view', (cycle) => {
    expect(canTurn({ first: 0, inView: 5, tiles: 5 }, 1, cycle)).toBe(false);
  });
});

describe('a swipe [CAT-16]', () => {
  it.each([
    [-31, 0, 1],
    [31, 0, -1],
    [-30, 0, 0],
    [30, 0, 0],
    [-31, 30, 1],
    [-31, 31, 0],
    [40, -90, 0],
  ])('%d px across and %d px down advances by %d', (x, y, by) => {
    expect(swipeOf(x, y)).toBe(by);
  });
});
