import { describe, expect, it } from 'vitest';
import { rowsDifference } from '#features/support/rows-difference.ts';

describe('the difference between two lists', () => {
  it('marks what is there and what was expected, and leaves the rest as it is', () => {
    expect(rowsDifference(['Barre', 'DB10', 'DBK'], ['Barre', 'Undefeated', 'DBK', 'Mobility'])).toEqual([
      '  | Barre |',
      '+ | DB10 |',
      '- | Undefeated |',
      '  | DBK |',
      '- | Mobility |',
    ]);
  });

  it('has the rows of tables', () => {
    const there = [
      ['Workout', '1'],
      ['Minutes', '20'],
    ];
    expect(
      rowsDifference(there, [
        ['Workouts', '1'],
        ['Minutes', '20'],
      ]),
    ).toEqual(['+ | Workout | 1 |', '- | Workouts | 1 |', '  | Minutes | 20 |']);
  });

  it('is plain if one of them is empty', () => {
    expect(rowsDifference([], ['Barre'])).toEqual(['- | Barre |']);
    expect(rowsDifference([1, true], [])).toEqual(['+ | 1 |', '+ | true |']);
  });

  it('is none between other things', () => {
    expect(rowsDifference({ a: 1 }, ['a'])).toBeNull();
    expect(rowsDifference([{ a: 1 }], [{ a: 2 }])).toBeNull();
  });
});
