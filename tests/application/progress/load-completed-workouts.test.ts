import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import type {
  CompletedWorkouts,
  CompletedWorkoutsRequest,
  ProgressSource,
} from '#application/ports/progress-source.ts';
import { makeLoadCompletedWorkouts } from '#application/progress/load-completed-workouts.ts';
import type { Result } from '#application/result.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';

const period = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-06-15T23:59:59.999Z') };
const failure = new AppFailure('unreachable', 'No connection');

interface Told {
  /** How many workouts there are. */
  readonly count: number;
  /** Whether the platform says how many. */
  readonly isTotalKnown: boolean;
  /** How many of a part cannot be read. */
  readonly unreadable?: number;
  /** The part that fails. */
  readonly failsAt?: number;
}

function setUp({ count, isTotalKnown, unreadable = 0, failsAt }: Told) {
  const workouts = Array.from({ length: count }, (_workout, index) =>
    aCompletedWorkout('2026-06-15T12:00:00Z', { title: `No. ${index}` }),
  );
  const asked: CompletedWorkoutsRequest[] = [];
  const answer = ({ offset, limit }: CompletedWorkoutsRequest): Result<CompletedWorkouts> => {
    if (offset === failsAt) return { data: null, errors: [failure] };
    const part = workouts.slice(offset, offset + limit);
    const isKnown = isTotalKnown || part.length < limit;
    const total = isTotalKnown ? count : offset + part.length;
    return { data: { workouts: part.slice(unreadable), total, isTotalKnown: isKnown }, errors: [] };
  };
  const arrivals: (() => void)[] = [];
  const source: Pick<ProgressSource, 'completedWorkouts'> = {
    completedWorkouts: (request) => {
      asked.push(request);
      return new Promise((resolve) => arrivals.push(() => resolve(answer(request))));
    },
  };
  const load = makeLoadCompletedWorkouts({ ...source, progress: () => Promise.reject(failure) });
  /** Lets all requests arrive that are under way, again and again; returns the offsets that were asked for at once. */
  const loadInRounds = async () => {
    const loading = load(period);
    const rounds: number[][] = [];
    while (arrivals.length > 0) {
      rounds.push(asked.slice(rounds.flat().length).map(({ offset }) => offset));
      for (const arrive of arrivals.splice(0)) arrive();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return { result: await loading, rounds };
  };
  return { loadInRounds, asked, workouts };
}

describe('all completed workouts of a period [PRG-07, PRG-08]', () => {
  it.each([
    [0, [[0]]],
    [100, [[0]]],
    [101, [[0], [100]]],
    [250, [[0], [100, 200]]],
    [300, [[0], [100, 200]]],
  ])('of which there are %d are loaded at once after the first part says so', async (count, parts) => {
    const { loadInRounds, asked, workouts } = setUp({ count, isTotalKnown: true });
    const { result, rounds } = await loadInRounds();
    expect(rounds).toEqual(parts);
    expect(result).toEqual({ data: { workouts, total: count, isTotalKnown: true }, errors: [] });
    for (const request of asked) expect(request).toMatchObject({ ...period, limit: 100 });
  });

  it.each([
    [99, [[0]]],
    [100, [[0], [100]]],
    [250, [[0], [100], [200]]],
  ])('of which nobody says that there are %d are loaded one after another', async (count, parts) => {
    const { loadInRounds, workouts } = setUp({ count, isTotalKnown: false });
    const { result, rounds } = await loadInRounds();
    expect(rounds).toEqual(parts);
    expect(result).toEqual({ data: { workouts, total: count, isTotalKnown: true }, errors: [] });
  });

  it.each([
    [2000, true, 2000, true],
    [2001, true, 2001, true],
    [2001, false, 2000, false],
    [5000, true, 5000, true],
  ])('are the newest 2,000 of %d, whose number is known: %s', async (count, isTotalKnown, total, isSure) => {
    const { loadInRounds, asked, workouts } = setUp({ count, isTotalKnown });
    const { result } = await loadInRounds();
    expect(asked).toHaveLength(20);
    expect(result.data?.workouts).toEqual(workouts.slice(0, 2000));
    expect(result.data).toMatchObject({ total, isTotalKnown: isSure });
  });

  it.each([
    [true, 0, 1],
    [true, 100, 3],
    [true, 200, 3],
    [false, 100, 2],
  ])(
    'fail if a part fails, their number being known: %s, at %d, after %d',
    async (isTotalKnown, failsAt, parts) => {
      const { loadInRounds, asked } = setUp({ count: 250, isTotalKnown, failsAt });
      const { result } = await loadInRounds();
      expect(result).toEqual({ data: null, errors: [failure] });
      expect(asked).toHaveLength(parts);
    },
  );

  it('lack those that cannot be read, which count', async () => {
    const { loadInRounds } = setUp({ count: 150, isTotalKnown: true, unreadable: 1 });
    const { result } = await loadInRounds();
    expect([result.data?.workouts.length, result.data?.total]).toEqual([148, 150]);
  });
});
