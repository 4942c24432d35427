import { describe, expect, it } from 'vitest';
import { PEOPLE } from '#features/support/people.ts';
import { cataloguePage } from '#tools/acceptance/catalogue-page.ts';
import { specialsOf, watchedBy } from '#tools/acceptance/item-facts.ts';
import { markdownTable } from '#tools/acceptance/markdown-table.ts';
import { findItem, library } from '#features/support/catalogue.ts';

const page = cataloguePage();
/** The cells of the row that begins with this title. */
const rowOf = (title: string): string[] | undefined =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${title} |`))
    ?.split(' | ')
    .map((cell) => cell.replace(/^\| | \|$/g, ''));

describe('the page of the catalogue', () => {
  it('has each person, with what they hold', () => {
    for (const words of Object.keys(PEOPLE)) expect(rowOf(`\`${words}\``), words).toBeDefined();
    expect(rowOf('`a member of the barre tier`')?.slice(1, 3)).toEqual(['barre@example.com', 'barre']);
    expect(rowOf('`a visitor`')?.[2]).toBe('nothing');
  });

  it('has what the subscribed member has watched and marked', () => {
    expect(page).toContain('Watched, the last first: 0.42 of Round by Round');
    expect(page).toContain('Favorites, the last first: Undefeated; (Bell to Bell)');
    expect(page).toContain('Undefeated: Round by Round');
  });

  it('has the facts of workouts', () => {
    expect(rowOf('The Long Ride')).toEqual([
      'The Long Ride',
      'Cycling',
      '120 min (7199 s)',
      'Tom Whitaker',
      'All levels',
      'workout',
      'two hours less a second',
    ]);
    expect(rowOf('Just Move')?.at(-1)).toBe('no genre; no trainer; no level');
  });

  it('has programs with what visitors call them', () => {
    expect(rowOf('Undefeated')?.slice(0, 2)).toEqual(['Undefeated', 'Boxing for Everybody']);
    expect(rowOf('Barre')?.[6]).toBe('barre');
  });

  it('has the series with their episodes, and the channels with what is on', () => {
    expect(rowOf('Learn to Box')?.[3]).toBe('Stance; Jab; Cross; Hook; Uppercut; Combinations');
    expect(page).toContain('| Daybreak Live | 08:30 | 09:15 | Hips, Part One |');
  });

  it('puts titles into brackets that several things have', () => {
    expect(page).toContain('| 2026-06-13 | (Bell to Bell) |');
  });
});

describe('the facts of an item', () => {
  it('are who may watch it', () => {
    const item = findItem('The Long Ride');
    expect(watchedBy({ ...item, free: 'true' })).toBe('free');
    expect(watchedBy({ ...item, requiresSubscription: 'false' })).toBe('without subscription');
    expect(watchedBy({ ...item, requiredEntitlements: 'workout,barre' })).toBe('workout and barre');
    expect(watchedBy({ ...item, requiredEntitlements: '' })).toBe('workout');
  });

  it('are what is special about it', () => {
    expect(specialsOf(findItem('Studio Opening Night'))).toEqual(['offers !jwp:opening_night']);
    expect(specialsOf(findItem('Full Body Blend with Zoe'))).toEqual([]);
    expect(library().programs.flatMap(({ item }) => specialsOf(item))).toContain('label "Trending"');
  });
});

it('leaves out the columns of a table that are empty', () => {
  expect(
    markdownTable(
      ['a', 'b', 'c'],
      [
        ['1', '', '3'],
        ['4', '', 'x | y'],
      ],
    ),
  ).toBe('| a | c |\n| --- | --- |\n| 1 | 3 |\n| 4 | x \\| y |');
});
