import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { programWorkouts, scheduleAddress } from '#domain/catalogue/program-workouts.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const program = mediaId('Program1');
const [a, b, c] = ['Workout1', 'Workout2', 'Workout3'].map(mediaId);
const items = [a, b, c].flatMap((id) => (id ? [aMediaItem({ id })] : []));
const listed = (favorites: readonly (typeof a)[]) =>
  programWorkouts(
    program,
    items,
    favorites.flatMap((id) => id ?? []),
  ).map(({ item, place }) => [item.id, place]);

describe('the workouts of a program [CAT-26]', () => {
  const inOrder = [
    [a, 1],
    [b, 2],
    [c, 3],
  ];

  it('are numbered from 1, in the program’s order', () => {
    expect(listed([])).toEqual(inOrder);
  });

  it('are in that order if the program is not a favorite, whatever else is', () => {
    expect(listed([c])).toEqual(inOrder);
  });

  it('start with the favorites among them if the program is one, and keep their numbers', () => {
    expect(listed([c, program, b])).toEqual([
      [b, 2],
      [c, 3],
      [a, 1],
    ]);
  });
});

it('a program’s schedule is on the account site [MED-09]', () => {
  expect(scheduleAddress('https://account.test/', 'pilates phase/two')).toBe(
    'https://account.test/programs/pilates%20phase%2Ftwo/schedule',
  );
});
