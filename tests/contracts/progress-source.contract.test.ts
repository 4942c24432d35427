import { expect, it } from 'vitest';
import { makeApiProgress } from '#adapters/account-api/api-progress.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { CompletedWorkoutsRequest, ProgressSource } from '#application/ports/progress-source.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { localDate } from '#domain/time/calendar-date.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { makeInMemoryProgressSource } from '#tests/doubles/in-memory-progress-source.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { NOW } from '#tests/mock-server/open-platform.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform } from './in-process-platform.ts';

interface Subject {
  readonly source: ProgressSource;
  readonly reporter: ReturnType<typeof makeRecordingReporter>;
  readonly disconnect: () => void;
}

type Make = (person: 'subscribed' | 'new' | 'visitor') => Promise<Subject>;

const DAY_MS = 86_400_000;
const now = new Date(NOW);
const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);

const onPlatform: Make = async (person) => {
  const { accountApi, disconnect } = await enterPlatform(person);
  const reporter = makeRecordingReporter();
  return { source: makeApiProgress(accountApi, reporter), reporter, disconnect };
};

const inMemory: Make = async (person) => {
  const workouts = Array.from({ length: person === 'subscribed' ? 120 : 0 }, (_, index) =>
    aCompletedWorkout(daysAgo(index).toISOString(), { duration: seconds(600), isAudio: index % 5 === 0 }),
  );
  const totals = (count: number) => ({ workouts: count, minutes: 10 * count, calories: 80.5 * count });
  const source = makeInMemoryProgressSource(
    { memberSince: localDate(daysAgo(400)), allTime: totals(workouts.length), thisWeek: totals(0) },
    workouts,
  );
  if (person === 'visitor') source.failWith(new AppFailure('unauthorized', 'Nobody is signed in'));
  const disconnect = () => source.failWith(new AppFailure('unreachable', 'No connection'));
  return { source, reporter: makeRecordingReporter(), disconnect };
};

const allOf = (changes: Partial<CompletedWorkoutsRequest> = {}): CompletedWorkoutsRequest => ({
  from: daysAgo(365),
  to: now,
  offset: 0,
  limit: 25,
  ...changes,
});

describeContract(
  'a source of progress [PRG-02, PRG-04]',
  { 'on the platform': onPlatform, 'in memory': inMemory },
  (make) => {
    it('returns what the member has done, ever and this week', async () => {
      const { source } = await make('subscribed');
      const { data, errors } = await source.progress();
      expect(errors).toEqual([]);
      expect(data?.memberSince).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(String(data?.memberSince) < localDate(daysAgo(365))).toBe(true);
      for (const amount of ['workouts', 'minutes', 'calories'] as const) {
        expect(data?.allTime[amount]).toBeGreaterThan(0);
        expect(data?.thisWeek[amount]).toBeLessThan(data?.allTime[amount] ?? 0);
      }
    });

    it('returns nothing done for a new member', async () => {
      const { source } = await make('new');
      const nothing = { workouts: 0, minutes: 0, calories: 0 };
      expect((await source.progress()).data).toMatchObject({ allTime: nothing, thisWeek: nothing });
      expect(await source.completedWorkouts(allOf())).toEqual({
        data: { workouts: [], total: 0, isTotalKnown: true },
        errors: [],
      });
    });

    it('returns completed workouts part by part, newest first, with the number of all of them', async () => {
      const { source, reporter } = await make('subscribed');
      const first = await source.completedWorkouts(allOf());
      const second = await source.completedWorkouts(allOf({ offset: 25 }));
      const both = await source.completedWorkouts(allOf({ limit: 50 }));
      expect(first.data?.workouts).toHaveLength(25);
      expect(both.data?.workouts).toEqual([
        ...(first.data?.workouts ?? []),
        ...(second.data?.workouts ?? []),
      ]);
      const times = both.data?.workouts.map(({ completedAt }) => Number(completedAt)) ?? [];
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(first.data?.total).toBeGreaterThan(50);
      expect(second.data?.total).toBe(first.data?.total);
      expect(both.data?.workouts.some(({ isAudio }) => isAudio)).toBe(true);
      expect(both.data?.workouts.some(({ isAudio, slug }) => !isAudio && slug !== null)).toBe(true);
      expect(reporter.reported).toEqual([]);
    });

    it('returns the workouts of a period, its first and its last moment included', async () => {
      const { source } = await make('subscribed');
      const { data } = await source.completedWorkouts(allOf());
      const [last, , first] = data?.workouts.map(({ completedAt }) => completedAt) ?? [];
      const within = await source.completedWorkouts(allOf({ from: first as Date, to: last as Date }));
      expect(within.data).toEqual({ workouts: data?.workouts.slice(0, 3), total: 3, isTotalKnown: true });
      const later = new Date(Number(first) + 1);
      const earlier = new Date(Number(last) - 1);
      const between = await source.completedWorkouts(allOf({ from: later, to: earlier }));
      expect(between.data).toEqual({ workouts: data?.workouts.slice(1, 2), total: 1, isTotalKnown: true });
    });

    it('returns no workouts beyond the last one', async () => {
      const { source } = await make('subscribed');
      const { data } = await source.completedWorkouts(allOf({ offset: 1000 }));
      expect(data?.workouts).toEqual([]);
      expect(data?.total).toBeGreaterThan(0);
    });

    it.each([
      ['nobody is signed in', 'visitor', 'unauthorized'],
      ['nobody answers', 'new', 'unreachable'],
    ] as const)('returns an error and does not throw if %s', async (_, person, kind) => {
      const { source, disconnect } = await make(person);
      if (kind === 'unreachable') disconnect();
      expect(await source.progress()).toMatchObject({ data: null, errors: [{ kind }] });
      expect(await source.completedWorkouts(allOf())).toMatchObject({ data: null, errors: [{ kind }] });
    });
  },
);
