import { describe, expect, it } from 'vitest';
import { isEntitled, requiredEntitlements, type Entitlement } from '#domain/access/entitlement.ts';
import { contentTypeOf } from '#mock-server/catalogue/items/content-type-of.ts';
import { between, ofTheWeek } from '#mock-server/worlds/completions.ts';
import { sampleHistory, samplePrograms } from '#mock-server/worlds/personas/sample-records.ts';
import { trainingYear } from '#mock-server/worlds/personas/training-year.ts';
import { NOW, catalogueOn } from '../../open-platform.ts';

const catalogue = catalogueOn(NOW);
const year = trainingYear(catalogue, NOW);
const itemOf = ({ mediaid }: { readonly mediaid: string }) => catalogue.item(mediaid);
const HELD = ['workout'] as Entitlement[];
const fail = (id: string): never => {
  throw new Error(`There is no item ${id}`);
};
const dayOf = ({ completedAt }: { readonly completedAt: string }): string => completedAt.slice(0, 10);

/** The same time of the day on each weekday, from Monday. */
const WEEK = ['16', '17', '18', '19', '20', '21', '22'].map((day) => new Date(`2026-11-${day}T09:00:00Z`));

describe('a year of training', () => {
  it('has about 170 sessions, newest first, the last before now and the first about a year ago', () => {
    expect(year.length).toBeGreaterThan(160);
    expect(year.length).toBeLessThan(190);
    const times = year.map(({ completedAt }) => completedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.filter((time) => time > NOW.toISOString())).toEqual([]);
    expect(times[0]).toMatch(/^2026-11-21/);
    expect(times.at(-1)).toMatch(/^2025-11-2/);
  });

  it.each(WEEK.map((now) => [now.toISOString(), now] as const))(
    'on %s fills three pages of 25 within 90 days, and has several sessions in the week',
    (_name, now) => {
      const done = trainingYear(catalogueOn(now), now);
      const recent = between(done, new Date(now.getTime() - 90 * 86_400_000), now);
      expect(recent.length).toBeGreaterThan(50);
      expect(recent.length).toBeLessThanOrEqual(75);
      expect(ofTheWeek(done, now).length).toBeGreaterThanOrEqual(3);
    },
  );

  it('has days with two sessions, and weeks without any', () => {
    const counts = new Map<string, number>();
    for (const each of year) counts.set(dayOf(each), (counts.get(dayOf(each)) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count === 2).length).toBeGreaterThan(20);
    const days = [...counts.keys()].map((day) => Date.parse(day) / 86_400_000);
    const gaps = days.slice(1).map((day, index) => (days[index] ?? day) - day);
    expect(Math.max(...gaps)).toBeGreaterThan(20);
  });

  it('has only workouts that a subscriber may watch and that were published by then, and audio sessions', () => {
    const audio = year.filter((each) => itemOf(each)?.contentType === 'audio');
    expect(audio.length).toBeGreaterThan(20);
    const workouts = year.filter((each) => !audio.includes(each));
    for (const { mediaid, completedAt } of workouts) {
      const { requiredEntitlements: required, pubdate, ...item } = catalogue.item(mediaid) ?? fail(mediaid);
      expect([mediaid, contentTypeOf(item)]).toEqual([mediaid, 'workout']);
      expect(pubdate * 1000).toBeLessThanOrEqual(Date.parse(completedAt));
      expect([mediaid, isEntitled(HELD, requiredEntitlements(required))]).toEqual([mediaid, true]);
    }
  });

  it('agrees with the sample records: what is finished there was completed, what is begun was not', () => {
    const finished = sampleHistory(catalogue).find(({ progress }) => progress > 0.95);
    const [done] = year.filter(({ mediaid }) => mediaid === finished?.mediaid);
    expect(done && dayOf(done)).toBe('2026-11-20');
    for (const [viewName, next] of Object.entries(samplePrograms(catalogue))) {
      const workouts = catalogue.program(viewName)?.workouts.map(({ item }) => item.mediaid) ?? [];
      const completed = workouts.filter((id) => year.some(({ mediaid }) => mediaid === id));
      expect(completed).toEqual(workouts.slice(0, workouts.indexOf(next)));
    }
  });

  it('takes the workouts of a program in their order', () => {
    const ids = (catalogue.program('undefeated')?.workouts ?? []).slice(0, 2).map(({ item }) => item.mediaid);
    const taken = year.filter(({ mediaid }) => ids.includes(mediaid)).toReversed();
    expect(taken.map(({ mediaid }) => mediaid)).toEqual(ids);
  });

  it('has no sessions later than now, on whatever minute of a Monday', () => {
    const midnight = new Date('2026-11-16T00:00:00Z');
    expect(ofTheWeek(trainingYear(catalogueOn(midnight), midnight), midnight)).toEqual([]);
  });
});
