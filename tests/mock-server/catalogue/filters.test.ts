import { describe, expect, it } from 'vitest';
import { catalogue } from './todays-catalogue.ts';

const all = Object.entries(catalogue.filterOptions);

describe('the filters', () => {
  it('are five dropdowns', () => {
    expect(all.map(([name]) => name)).toEqual(['trainer', 'style', 'difficulty', 'length', 'equipment']);
  });

  it.each(all.flatMap(([name, { options }]) => options.map(({ value }) => [name, value] as const)))(
    '%s=%s matches some items, and not all',
    (name, value) => {
      const found = catalogue.browse({ [name]: value });
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(catalogue.workouts.length);
    },
  );

  it('reference trainers by a prefix and their id (CAT-21)', () => {
    const values = catalogue.filterOptions['trainer']?.options.map(({ value }) => value) ?? [];
    expect(values).toHaveLength(24);
    for (const value of values) expect(catalogue.item(`ext:trainer-${value.slice(2)}`)).toBeDefined();
  });

  it('narrow one another', () => {
    const short = catalogue.browse({ style: 'yoga', length: '0-10' });
    expect(short.length).toBeGreaterThan(0);
    for (const { genre, duration } of short) {
      expect(genre).toBe('Yoga');
      expect(duration).toBeGreaterThan(0);
      expect(duration).toBeLessThanOrEqual(600);
    }
  });

  it('cover all lengths: every workout with a length matches one', () => {
    const lengths = catalogue.filterOptions['length']?.options ?? [];
    const found = lengths.flatMap(({ value }) => catalogue.browse({ length: value }));
    expect(found).toHaveLength(catalogue.workouts.filter(({ item }) => item.duration > 0).length);
  });

  it('ignore parameters that are not filters, and match nothing for an unknown value', () => {
    expect(catalogue.browse({ page: '2', constructor: 'x', style: '' })).toHaveLength(
      catalogue.workouts.length,
    );
    expect(catalogue.browse({ style: 'knitting' })).toEqual([]);
  });
});
