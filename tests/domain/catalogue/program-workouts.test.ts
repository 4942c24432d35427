import { describe, expect, it } from 'vitest';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import {
  programGroups,
  programWeek,
  programWorkouts,
  scheduleAddress,
} from '#domain/catalogue/program-workouts.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const program = mediaId('Program1');

/** The groups of a program whose workouts a, b, c … are in these weeks: ['favorites', 'b2', 'c3'] */
function grouped(weeks: readonly (number | null)[], favorites: readonly string[] = []) {
  const items = weeks.map((week, index) => aMediaItem({ id: letter(index), week }));
  const ids: readonly MediaId[] = favorites.map(mediaId);
  return programGroups(program, programWorkouts(items), ids).map(({ of, workouts }) => [
    of,
    ...workouts.map(({ item, place }) => `${item.id}${place}`),
  ]);
}
const letter = (index: number) => mediaId('abcdefgh'.charAt(index));

const withoutWeeks = [null, null, null];

describe('the workouts of a program [CAT-26]', () => {
  const inOrder = [['no-week', 'a1', 'b2', 'c3']];

  it('are numbered from 1, in the program’s order', () => {
    expect(grouped(withoutWeeks)).toEqual(inOrder);
  });

  it('are in that order if the program is not a favorite, whatever else is', () => {
    expect(grouped(withoutWeeks, ['c'])).toEqual(inOrder);
  });

  it('are in that order if it is a favorite, and none of them is', () => {
    expect(grouped(withoutWeeks, ['Program1', 'x'])).toEqual(inOrder);
  });

  it('start with the favorites among them if the program is one, and keep their numbers', () => {
    expect(grouped(withoutWeeks, ['c', 'Program1', 'b'])).toEqual([
      ['favorites', 'b2', 'c3'],
      ['no-week', 'a1'],
    ]);
  });
});

describe('the weeks of a program [MED-22]', () => {
  it.each([
    [[], []],
    [
      [1, 1, 2],
      [
        [1, 'a1', 'b2'],
        [2, 'c3'],
      ],
    ],
    [[7], [[7, 'a1']]],
    [
      [null, 1, 1, null, 2],
      [
        ['no-week', 'a1'],
        [1, 'b2', 'c3'],
        ['no-week', 'd4'],
        [2, 'e5'],
      ],
    ],
  ])('of workouts in the weeks %j are %j', (weeks, groups) => {
    expect(grouped(weeks)).toEqual(groups);
  });

  it('never change the program’s order', () => {
    expect(grouped([2, 1, 2])).toEqual([
      [2, 'a1'],
      [1, 'b2'],
      [2, 'c3'],
    ]);
  });

  it('follow the favorites of a favorite program', () => {
    expect(grouped([1, 1, 2, 2], ['Program1', 'd', 'a'])).toEqual([
      ['favorites', 'a1', 'd4'],
      [1, 'b2'],
      [2, 'c3'],
    ]);
  });

  it.each([
    [1, 1],
    [520, 520],
    [0, null],
    [-1, null],
    [1.5, null],
    [521, null],
    [Infinity, null],
    [NaN, null],
  ])('are counted from 1: %d is %j', (named, week) => {
    expect(programWeek(named)).toBe(week);
  });
});

it('a program’s schedule is on the account site [MED-09]', () => {
  expect(scheduleAddress('https://account.test/', 'pilates phase/two')).toBe(
    'https://account.test/programs/pilates%20phase%2Ftwo/schedule',
  );
});
