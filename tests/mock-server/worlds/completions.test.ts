import { describe, expect, it } from 'vitest';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { caloriesBurned } from '#mock-server/catalogue/vocabulary/calories.ts';
import {
  between,
  completionOf,
  newestFirst,
  ofTheWeek,
  snapshotOf,
  startOfWeek,
  type Completion,
} from '#mock-server/worlds/completions.ts';
import { NOW, catalogueOn } from '../open-platform.ts';

const catalogue = catalogueOn(NOW);

const at = (completedAt: string, duration = 600): Completion => ({
  mediaid: 'AAAAbbbb',
  completedAt,
  duration,
  calories: duration / 8,
});

const itemNamed = (id: string): CatalogueItem => {
  const item = catalogue.item(id);
  if (!item) throw new Error(`There is no item ${id}`);
  return item;
};

describe('a completion', () => {
  it('has the item’s length, the time, and the calories of its genre', () => {
    const plank = itemNamed(edgeCaseItems.oneMinute);
    expect(completionOf(plank, NOW)).toEqual({
      mediaid: edgeCaseItems.oneMinute,
      completedAt: '2026-11-21T12:00:00.000Z',
      duration: 60,
      calories: expect.closeTo(4.655, 10) as number,
    });
  });

  it('is that of a workout, with or without a type, or of an audio session', () => {
    for (const id of [
      edgeCaseItems.noContentType,
      edgeCaseItems.noSlug,
      catalogue.audioSessions[0]?.mediaid,
    ]) {
      expect(completionOf(itemNamed(id ?? ''), NOW)?.mediaid).toBe(id);
    }
  });

  it('is none for anything else, and for a workout without a length', () => {
    const [series] = Object.values(catalogue.seriesIds);
    const outside = catalogue.series(catalogue.seriesIds['outside'] ?? '')?.episodes[0]?.mediaid;
    const others = [series, outside, catalogue.trainers[0]?.mediaid, catalogue.channels[0]?.item.mediaid];
    for (const id of [...others, edgeCaseItems.noDuration]) {
      expect([id, completionOf(itemNamed(id ?? ''), NOW)]).toEqual([id, null]);
    }
  });

  it('burns more in a hard genre, and in proportion to its length', () => {
    expect(caloriesBurned('Running', 600)).toBeCloseTo(110.25, 10);
    expect(caloriesBurned('Recovery', 600)).toBeCloseTo(22.05, 10);
    expect(caloriesBurned('Running', 1200)).toBeCloseTo(2 * caloriesBurned('Running', 600), 10);
    expect(caloriesBurned(undefined, 600)).toBeCloseTo(49, 10);
  });
});

describe('a snapshot', () => {
  it('rounds the minutes of each session up, and leaves the calories as they are', () => {
    const done = [
      at('2026-11-21T08:00:00Z', 60),
      at('2026-11-20T08:00:00Z', 61),
      at('2026-11-19T08:00:00Z', 1),
    ];
    expect(snapshotOf(done)).toEqual({ completedWorkouts: 3, totalMinutes: 4, caloriesBurned: 15.25 });
  });

  it('of nothing is zero', () => {
    expect(snapshotOf([])).toEqual({ completedWorkouts: 0, totalMinutes: 0, caloriesBurned: 0 });
  });
});

describe('a week', () => {
  it.each([
    ['2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['2026-11-21T12:00:00.000Z', '2026-11-16'],
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28'],
  ])('with %s begins on Monday, %s', (moment, monday) => {
    expect(startOfWeek(new Date(moment)).toISOString()).toBe(`${monday}T00:00:00.000Z`);
  });

  it('has its Monday at 00:00 UTC, and neither the millisecond before nor the next Monday', () => {
    const [before, first, last, after] = [
      at('2026-11-15T23:59:59.999Z'),
      at('2026-11-16T00:00:00.000Z'),
      at('2026-11-22T23:59:59.999Z'),
      at('2026-11-23T00:00:00.000Z'),
    ];
    expect(ofTheWeek([after, last, first, before], NOW)).toEqual([last, first]);
  });
});

describe('a range of completions', () => {
  const [early, middle, late] = [
    at('2026-11-01T10:00:00.000Z'),
    at('2026-11-02T10:00:00.000Z'),
    at('2026-11-03T10:00:00.000Z'),
  ];
  const all = [late, middle, early];

  it('has both of its ends', () => {
    const ends = [new Date(early.completedAt), new Date(middle.completedAt)] as const;
    expect(between(all, ...ends)).toEqual([middle, early]);
    expect(between(all, new Date(ends[0].getTime() + 1), new Date(ends[1].getTime() - 1))).toEqual([]);
  });

  it('may be open at either end', () => {
    expect(between(all, null, null)).toEqual(all);
    expect(between(all, new Date(middle.completedAt), null)).toEqual([late, middle]);
    expect(between(all, null, new Date(middle.completedAt))).toEqual([middle, early]);
  });

  it('is in order even if the clock was set back between two completions', () => {
    expect(newestFirst([early, late, middle])).toEqual([late, middle, early]);
  });
});
