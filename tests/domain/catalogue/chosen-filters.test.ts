import { describe, expect, it } from 'vitest';
import { chosenFilters, chosenTrainer } from '#domain/catalogue/chosen-filters.ts';

describe('filters [CAT-20]', () => {
  const filters = ['trainer', 'style'].map((key) => ({ key, description: key, options: [] }));
  const chosen = (query: string) => {
    const asked = new URLSearchParams(query);
    return chosenFilters(filters, (key) => asked.get(key));
  };

  it('are the parameters of the address that have a dropdown', () => {
    expect([...chosen('style=yoga&utm=mail&trainer=')]).toEqual([['style', 'yoga']]);
  });

  it('include the trainer, with or without a dropdown', () => {
    const asked = new URLSearchParams('style=yoga&trainer=t:maya&pace=slow');
    const withoutTrainer = filters.filter(({ key }) => key !== 'trainer');
    expect([...chosenFilters(withoutTrainer, (key) => asked.get(key))]).toEqual([
      ['style', 'yoga'],
      ['trainer', 't:maya'],
    ]);
    expect([...chosen('style=yoga&trainer=t:maya')]).toEqual([
      ['trainer', 't:maya'],
      ['style', 'yoga'],
    ]);
  });

  it.each([
    ['trainer=t:maya', 'maya'],
    ['trainer=x:12', '12'],
    ['trainer=t:a:b', 'a:b'],
    ['trainer=t:a%0Ab', 'a\nb'],
    ['trainer=t:', null],
    ['trainer=maya', null],
    ['trainer=tt:maya', null],
    ['style=t:maya', null],
  ])('%s show the bio of %s [CAT-21]', (query, trainer) => {
    expect(chosenTrainer(chosen(query))).toBe(trainer);
  });
});
