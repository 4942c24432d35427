import { DataTable } from '@cucumber/cucumber';
import { describe, expect, it } from 'vitest';
import {
  defineColumn,
  defineList,
  definePairs,
  defineTable,
  isYes,
  numberIn,
  tables,
} from '#features/support/table.ts';

const table = (...rows: string[][]): DataTable => new DataTable(rows);

describe('a table with a row for the names of its columns', () => {
  const read = defineTable('they follow:', { program: 'a program', next: 'a workout' }, { from: 'a day' });

  it('is read by its columns, in any order', () => {
    expect(read(table(['next', 'program'], ['Cross', 'Boxing']))).toEqual([
      { program: 'Boxing', next: 'Cross' },
    ]);
  });

  it('leaves out what can be left out and is empty', () => {
    const rows = read(table(['program', 'next', 'from'], ['Boxing', '', ''], ['Barre', 'Plié', 'today']));
    expect(rows).toEqual([
      { program: 'Boxing', next: '' },
      { program: 'Barre', next: 'Plié', from: 'today' },
    ]);
  });

  it('has no other column: the nearest is named, and all', () => {
    expect(() => read(table(['program', 'nxt'], ['Boxing', 'Cross']))).toThrow(
      'There is no column "nxt". The nearest is "next". There are: program, next, from',
    );
  });

  it('has all columns that it needs, each once', () => {
    expect(() => read(table(['program'], ['Boxing']))).toThrow('The table lacks the column "next"');
    expect(() => read(table(['program', 'next', 'next'], ['a', 'b', 'c']))).toThrow(
      'The table has the column "next" twice.',
    );
  });

  it('can have more columns that something else knows', () => {
    const check = (name: string) => {
      if (name !== 'genre') throw new Error(`No item has a field "${name}"`);
    };
    const items = defineTable('home shows:', { item: 'a title' }, {}, { meaning: 'any field', check });
    expect(items(table(['item', 'genre'], ['Cross', 'Boxing'], ['Jab', '']))).toEqual([
      { item: 'Cross', genre: 'Boxing' },
      { item: 'Jab', genre: '' },
    ]);
    expect(() => items(table(['item', 'gnre'], ['Cross', 'Boxing']))).toThrow('No item has a field "gnre"');
  });

  it('is explained in the phrasebook', () => {
    expect(tables.get('they follow:')).toBe(
      'The first row names the columns. `program` a program; `next` a workout. As needed: `from` a day.',
    );
    expect(tables.get('home shows:')).toBe(
      'The first row names the columns. `item` a title. As needed: any field.',
    );
  });
});

describe('a table without such a row', () => {
  it('has rows with the same cells', () => {
    const read = defineList('the entries are:', 'a title', '[Audio]', 'how long');
    expect(read(table(['Cross', '30 min']))).toEqual([['Cross', '30 min']]);
    expect(read(table(['Cross', 'Audio', '30 min']))).toEqual([['Cross', 'Audio', '30 min']]);
    expect(() => read(table(['Cross']))).toThrow(
      'A row has 1 cells: Cross. It takes: a title | [Audio] | how long.',
    );
    expect(tables.get('the entries are:')).toBe('Each row: a title | [Audio] | how long.');
  });

  it('can have one cell in each', () => {
    const read = defineColumn('the shelves are:', 'a title');
    expect(read(table(['Programs'], ['Workouts']))).toEqual(['Programs', 'Workouts']);
    expect(() => read(table(['Programs', 'Workouts']))).toThrow('It takes: a title.');
  });

  it('can name what each row says, by one of some names', () => {
    const read = definePairs('their coach is:', { full_name: 'the name', bio: 'the text' });
    expect(read(table(['bio', 'Ran far.']))).toEqual({ bio: 'Ran far.' });
    expect(() => read(table(['fullname', 'Noor']))).toThrow(
      'There is no row "fullname". The nearest is "full_name". There are: full_name, bio',
    );
  });
});

describe('a cell', () => {
  it('says yes or no', () => {
    expect([isYes('yes'), isYes('no'), isYes()]).toEqual([true, false, false]);
    expect(() => isYes('true')).toThrow('A cell says "true" instead of yes or no.');
  });

  it('is a number', () => {
    expect(numberIn('412290.3')).toBe(412290.3);
    expect(() => numberIn('many')).toThrow('A cell says "many" instead of a number.');
    expect(() => numberIn('')).toThrow('instead of a number');
  });
});
