import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeApiProgress } from '#adapters/account-api/api-progress.ts';
import { accountApiAnswering } from '#tests/doubles/account-api-answering.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

afterEach(() => vi.unstubAllEnvs());

function setUp(answer: unknown) {
  const { api, sent } = accountApiAnswering(() => Response.json(answer));
  const reporter = makeRecordingReporter();
  return { source: makeApiProgress(api, reporter), sent, reporter };
}

const request = {
  from: new Date('2026-03-17T00:00:00Z'),
  to: new Date('2026-06-15T23:59:59.999Z'),
  offset: 25,
  limit: 25,
};
const malformed = { data: null, errors: [expect.objectContaining({ kind: 'malformed-answer' })] };

const totals = (changes: object = {}) => ({
  completedWorkouts: 3,
  totalMinutes: 95,
  caloriesBurned: 612.4,
  ...changes,
});
const progress = (changes: object = {}) => ({
  memberSince: '2025-05-11T09:00:00.000Z',
  snapshots: { all: totals(), week: totals({ completedWorkouts: 1 }) },
  ...changes,
});
const entry = (changes: object = {}) => ({
  dateCompleted: '2026-06-15T06:41:07.000Z',
  sessionType: 'VideoSession',
  slug: 'slow-flow',
  title: 'Slow Flow',
  thumbnail: 'https://img.test/1.webp',
  duration: 1501,
  ...changes,
});

describe('the progress [PRG-02]', () => {
  it('is that of the response', async () => {
    const { source, sent } = setUp(progress());
    expect(await source.progress()).toEqual({
      data: {
        memberSince: '2025-05-11',
        allTime: { workouts: 3, minutes: 95, calories: 612.4 },
        thisWeek: { workouts: 1, minutes: 95, calories: 612.4 },
      },
      errors: [],
    });
    expect(sent.map(({ address }) => address)).toEqual(['https://api.test/api/v3/jwp/history']);
  });

  it.each([
    ['America/Los_Angeles', '2025-05-11', '2025-05-11'],
    ['Pacific/Kiritimati', '2025-05-11', '2025-05-11'],
    ['America/Los_Angeles', '2025-05-11T06:59:59Z', '2025-05-10'],
    ['America/Los_Angeles', '2025-05-11T07:00:00Z', '2025-05-11'],
    ['Pacific/Kiritimati', '2025-05-11T10:00:00Z', '2025-05-12'],
    ['UTC', '2025-02-30', null],
  ])('began, in %s, if that is %s, on %s', async (zone, memberSince, date) => {
    vi.stubEnv('TZ', zone);
    expect((await setUp(progress({ memberSince })).source.progress()).data?.memberSince).toBe(date);
  });

  it.each([undefined, null, '', 'long ago', 5, {}])('has no beginning if that is %j', async (memberSince) => {
    const { data } = await setUp(progress({ memberSince })).source.progress();
    expect(data?.memberSince).toBeNull();
  });

  it.each([
    null,
    [],
    {},
    { snapshots: null },
    progress({ snapshots: { all: totals() } }),
    progress({ snapshots: { all: totals(), week: totals({ totalMinutes: 'many' }) } }),
    progress({ snapshots: { all: totals({ caloriesBurned: -1 }), week: totals() } }),
    progress({ snapshots: { all: totals({ completedWorkouts: null }), week: totals() } }),
  ])('is an error if the response is %j', async (answer) => {
    expect(await setUp(answer).source.progress()).toEqual(malformed);
  });
});

describe('completed workouts [PRG-04, PRG-06]', () => {
  it('are requested by the moments of the period', async () => {
    const { source, sent } = setUp({ data: [], total: 0 });
    await source.completedWorkouts(request);
    const address = new URL(sent[0]?.address ?? '');
    expect(address.pathname).toBe('/api/v3/jwp/completion_history');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      offset: '25',
      pageSize: '25',
      from: '2026-03-17T00:00:00.000Z',
      to: '2026-06-15T23:59:59.999Z',
    });
  });

  it('are those of the response', async () => {
    const { source, reporter } = setUp({
      data: [entry(), entry({ sessionType: 'AudioSession', slug: null, thumbnail: null })],
      total: 63,
    });
    const workout = {
      completedOn: '2026-06-15',
      completedAt: new Date('2026-06-15T06:41:07.000Z'),
      isAudio: false,
      slug: 'slow-flow',
      title: 'Slow Flow',
      image: 'https://img.test/1.webp',
      duration: 1501,
      calories: null,
    };
    expect(await source.completedWorkouts(request)).toEqual({
      data: {
        workouts: [workout, { ...workout, isAudio: true, slug: null, image: null }],
        total: 63,
        isTotalKnown: true,
      },
      errors: [],
    });
    expect(reporter.reported).toEqual([]);
  });

  it.each([
    null,
    'Slow Flow',
    entry({ title: '' }),
    entry({ title: { text: 'Slow Flow' } }),
    entry({ dateCompleted: undefined }),
    entry({ dateCompleted: 'yesterday' }),
    entry({ dateCompleted: 1_750_000_000 }),
    entry({ duration: null }),
    entry({ duration: -1 }),
  ])('leave out and report an entry like %j [API-07]', async (bad) => {
    const { source, reporter } = setUp({ data: [bad, entry()], total: 63 });
    const { data } = await source.completedWorkouts(request);
    expect(data?.workouts.map(({ title }) => title)).toEqual(['Slow Flow']);
    expect(data?.total).toBe(63);
    expect(reporter.reported).toHaveLength(1);
  });

  it.each([
    ['America/Los_Angeles', '2026-06-15T06:41:07.000Z', '2026-06-14', '2026-06-15T06:41:07.000Z'],
    ['Pacific/Kiritimati', '2026-06-15T10:00:00.000Z', '2026-06-16', '2026-06-15T10:00:00.000Z'],
    ['America/Los_Angeles', '2026-06-15', '2026-06-15', undefined],
    ['Pacific/Kiritimati', '2026-06-15', '2026-06-15', undefined],
  ])('were, in %s, if that is %s, completed on %s at %s', async (zone, dateCompleted, date, moment) => {
    vi.stubEnv('TZ', zone);
    const { data } = await setUp({ data: [entry({ dateCompleted })], total: 1 }).source.completedWorkouts(
      request,
    );
    const [workout] = data?.workouts ?? [];
    expect(workout?.completedOn).toBe(date);
    expect(workout?.completedAt?.toISOString()).toBe(moment);
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', '//img.test/1.webp', '', 5])(
    'have no picture if its address is %j',
    async (thumbnail) => {
      const { source, reporter } = setUp({ data: [entry({ thumbnail })], total: 1 });
      const { data } = await source.completedWorkouts(request);
      expect(data?.workouts[0]?.image).toBeNull();
      expect(reporter.reported).toEqual([]);
    },
  );

  it.each(['', '.', '..', 5, {}])('have no page if their slug is %j', async (slug) => {
    const { data } = await setUp({ data: [entry({ slug })], total: 1 }).source.completedWorkouts(request);
    expect(data?.workouts[0]?.slug).toBeNull();
  });

  it.each([
    [212.4, 212.4],
    [0, 0],
    ['212.4', 212.4],
    [undefined, null],
    [null, null],
    [-1, null],
    ['many', null],
    [{}, null],
  ])('that burned %j have so many calories: %j [PRG-08]', async (calories, known) => {
    const { source, reporter } = setUp({ data: [entry({ calories })], total: 1 });
    expect((await source.completedWorkouts(request)).data?.workouts[0]?.calories).toBe(known);
    expect(reporter.reported).toEqual([]);
  });

  it.each([undefined, null, 'audiosession', 'Run', 5])(
    'are to watch if their type is %j',
    async (sessionType) => {
      const { source } = setUp({ data: [entry({ sessionType })], total: 1 });
      expect((await source.completedWorkouts(request)).data?.workouts[0]?.isAudio).toBe(false);
    },
  );

  it.each([
    [undefined, 26],
    [null, 26],
    ['many', 26],
    [-1, 26],
    [0, 26],
    [1, 1],
    [25, 25],
    [63, 63],
    [63.9, 63],
    ['63', 63],
  ])('of which there are %j in all, are %s', async (total, known) => {
    const { data } = await setUp({ data: [entry()], total }).source.completedWorkouts(request);
    expect(data?.total).toBe(known);
  });

  it.each([
    [24, undefined, 49, true],
    [25, undefined, 50, false],
    [25, 'many', 50, false],
    [25, 24, 50, false],
    [25, 25, 25, true],
    [0, undefined, 0, true],
  ])(
    'of %s on a page of 25, with the total %j, are %s, for sure: %s',
    async (count, total, known, isSure) => {
      const data = Array.from({ length: count }, () => entry());
      const answer = await setUp({ data, total }).source.completedWorkouts(request);
      expect(answer.data).toMatchObject({ total: known, isTotalKnown: isSure });
    },
  );

  it('of a page beyond the last are none, and not counted', async () => {
    const { data } = await setUp({ data: [], total: 20 }).source.completedWorkouts(request);
    expect(data).toEqual({ workouts: [], total: 20, isTotalKnown: true });
  });

  it.each([null, [], {}, { data: {} }, { total: 5 }])(
    'are an error if the response is %j',
    async (answer) => {
      expect(await setUp(answer).source.completedWorkouts(request)).toEqual(malformed);
    },
  );
});
