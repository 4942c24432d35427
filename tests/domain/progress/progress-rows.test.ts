import { describe, expect, it } from 'vitest';
import { inProgressRow, progressRows } from '#domain/progress/progress-rows.ts';

const titles = { favoritePrograms: 'Favorite Programs', workoutHistory: 'Workout History' };
const look = (title: string) => ({ title, backgroundColor: null, display: 'shelf' });

describe('the rows below the snapshot [PRG-01, CAT-02]', () => {
  it('are the favorite programs, then the workouts to continue', () => {
    expect(progressRows({ hasFavorites: true, hasStartedWorkouts: true }, titles)).toEqual([
      { kind: 'favorite-programs', look: look('Favorite Programs') },
      { kind: 'continue-watching', look: look('Workout History') },
    ]);
  });

  it.each([
    [true, false, ['favorite-programs']],
    [false, true, ['continue-watching']],
    [false, false, []],
  ])('with favorites: %s, and started workouts: %s, are %j', (hasFavorites, hasStartedWorkouts, kinds) => {
    const rows = progressRows({ hasFavorites, hasStartedWorkouts }, titles);
    expect(rows.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('the row above the history [PRG-08, CAT-02]', () => {
  it('has the workouts to continue', () => {
    expect(inProgressRow({ hasStartedWorkouts: true }, 'In progress')).toEqual({
      kind: 'in-progress',
      look: look('In progress'),
    });
  });

  it('is none without any', () => {
    expect(inProgressRow({ hasStartedWorkouts: false }, 'In progress')).toBeNull();
  });
});
