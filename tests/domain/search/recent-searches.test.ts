import { describe, expect, it } from 'vitest';
import { query } from '#domain/search/query.ts';
import { withoutRecent, withRecent } from '#domain/search/recent-searches.ts';

const queries = (...texts: string[]) => texts.map(query);

describe('recent searches [SRC-06]', () => {
  it('begin with the latest', () => {
    expect(withRecent(queries('barre', 'core'), query('yoga'), null)).toEqual(['yoga', 'barre', 'core']);
  });

  it('have a query once, as it was spelt last', () => {
    expect(withRecent(queries('barre', 'Théo', 'core'), query('theo'), null)).toEqual([
      'theo',
      'barre',
      'core',
    ]);
  });

  it('are eight at most', () => {
    const eight = queries('1', '2', '3', '4', '5', '6', '7', '8');
    expect(withRecent(eight, query('9'), null)).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
    expect(withRecent(eight, query('8'), null)).toEqual(['8', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('have a query that was typed on instead of its beginning', () => {
    const recent = queries('Pla', 'core');
    expect(withRecent(recent, query('plank'), query('Pla'))).toEqual(['plank', 'core']);
    expect(withRecent(recent, query('plank'), null)).toEqual(['plank', 'Pla', 'core']);
    expect(withRecent(recent, query('yoga'), query('Pla'))).toEqual(['yoga', 'Pla', 'core']);
  });

  it('can lose a query', () => {
    expect(withoutRecent(queries('barre', 'Théo'), query('theo'))).toEqual(['barre']);
    expect(withoutRecent(queries('barre'), query('core'))).toEqual(['barre']);
  });
});
