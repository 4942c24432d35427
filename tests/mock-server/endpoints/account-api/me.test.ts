import { afterAll, describe, expect, it } from 'vitest';
import { NOW, ORIGIN, catalogueOn, makeWorld, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

interface Me {
  readonly id: string;
  readonly email: string;
  readonly subscriptionStatus: { readonly activeSubscriber: boolean; readonly entitlements: string[] };
  readonly favorites: { readonly mediaid: string }[];
  readonly watchHistory: { readonly mediaid: string; readonly progress: number }[];
  readonly programProgress: Readonly<Record<string, string>>;
}
const me = async (person: string) => {
  const headers = await makeWorld(server, person);
  return (await server.inject({ url: '/api/v3/jwp/me', headers })).json<Me>();
};
const catalogue = catalogueOn(NOW);

describe('GET /api/v3/jwp/me', () => {
  it('knows no member of a visitor', async () => {
    const headers = await makeWorld(server, 'visitor');
    const response = await server.inject({ url: '/api/v3/jwp/me', headers });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toBeNull();
  });

  it.each([
    ['lapsed', false, []],
    ['barre', true, ['barre']],
    ['subscribed', true, ['workout']],
    ['new', true, ['workout']],
  ])('returns the entitlements of %s', async (person, activeSubscriber, entitlements) => {
    expect(await me(person)).toMatchObject({
      email: `${person}@example.com`,
      subscriptionStatus: { activeSubscriber, entitlements },
    });
  });

  it('returns the watch history of the subscribed member: started, finished, hardly watched', async () => {
    const { watchHistory, favorites, programProgress } = await me('subscribed');
    const shares = watchHistory.map(({ progress }) => progress);
    expect(shares.filter((share) => share >= 0.05 && share <= 0.95).length).toBeGreaterThanOrEqual(4);
    expect(shares.filter((share) => share > 0.95)).toHaveLength(1);
    expect(shares.filter((share) => share < 0.05)).toHaveLength(1);
    expect(Object.keys(programProgress)).toHaveLength(2);
    const ids = [
      ...watchHistory.map(({ mediaid }) => mediaid),
      ...favorites.map(({ mediaid }) => mediaid),
      ...Object.values(programProgress),
    ];
    for (const id of ids) expect([id, catalogue.item(id)?.mediaid]).toEqual([id, id]);
    expect(new Set(watchHistory.map(({ mediaid }) => mediaid)).size).toBe(watchHistory.length);
  });

  it('returns the favorites of the subscribed member: programs, daily workouts, others, one of a favorite program', async () => {
    const marked = (await me('subscribed')).favorites.map(({ mediaid }) => catalogue.item(mediaid));
    const programs = marked.filter((item) => item?.contentType === 'program' || item?.jwableType === 'Track');
    const days = marked.filter((item) => item?.coreTrack === 'db365');
    expect(programs.length).toBeGreaterThan(1);
    expect(days.length).toBeGreaterThan(1);
    expect(marked.length - programs.length - days.length).toBeGreaterThan(1);
    expect(marked.map((item) => item?.programSlug)).toContain(programs[0]?.slug);
  });

  it('lists programs by their view names, each with one of its workouts', async () => {
    const { programProgress } = await me('subscribed');
    const programs =
      catalogue.playlist(catalogue.config.integrations.db.browseProgramsPlaylist)?.playlist ?? [];
    for (const [viewName, id] of Object.entries(programProgress)) {
      const program = programs.find(({ slug }) => slug === viewName);
      const workouts = catalogue.playlist(program?.seriesPlaylistId ?? '')?.playlist ?? [];
      expect(workouts.map(({ mediaid }) => mediaid)).toContain(id);
    }
  });

  it('returns no favorites for a new subscriber', async () => {
    expect(await me('new')).toMatchObject({ watchHistory: [], favorites: [], programProgress: {} });
  });

  it('is the same in every new world', async () => {
    expect(await me('subscribed')).toEqual(await me('subscribed'));
  });
});

interface Coached extends Me {
  readonly eligibleForCoaching: boolean;
  readonly intakeSurveyCompleted: boolean;
  readonly coach: Readonly<Record<string, string | null>> | null;
  readonly workoutPlans: readonly {
    readonly id: string;
    readonly active: boolean;
    readonly starts_at: string;
    readonly duration_days: number;
    readonly schedule: readonly (string | null)[];
    readonly calendar: readonly (string | null)[];
    readonly next_workout: Readonly<Record<string, string | number>> | null;
  }[];
}
const coached = async (person: string) => (await me(person)) as Coached;

describe('the coaching of a member', () => {
  it.each(['lapsed', 'barre', 'subscribed', 'new'])('is nothing for %s', async (person) => {
    expect(await coached(person)).toMatchObject({
      eligibleForCoaching: false,
      intakeSurveyCompleted: false,
      coach: null,
      workoutPlans: [],
      flags: [],
    });
  });

  it('adds nothing else to what a member is', async () => {
    expect(Object.keys(await coached('coached-mid-plan')).toSorted()).toEqual([
      'coach',
      'eligibleForCoaching',
      'email',
      'favorites',
      'flags',
      'id',
      'intakeSurveyCompleted',
      'justRegistered',
      'neverSubscribed',
      'programProgress',
      'regDate',
      'subscriptionStatus',
      'watchHistory',
      'workoutPlans',
    ]);
  });

  it('has the coach, whose picture loads', async () => {
    const { coach } = await coached('coached-mid-plan');
    expect(coach).toEqual({
      full_name: 'Marcus Bell',
      avatar_url: expect.stringContaining('/images/square.webp?width=240') as string,
      phone_number: '(415) 555-0134',
      email: 'marcus.bell@example.com',
      bio: expect.stringContaining('**show up') as string,
    });
    const picture = await server.inject(coach?.['avatar_url']?.replace(ORIGIN, '') ?? '');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('has no more than the name of a plain coach', async () => {
    expect((await coached('coached-plain-coach')).coach).toEqual({
      full_name: 'Hannah Sørensen',
      avatar_url: null,
      phone_number: null,
      email: null,
      bio: null,
    });
  });

  it('has the plan, its days, and today’s workout as the next', async () => {
    const { workoutPlans, intakeSurveyCompleted } = await coached('coached-mid-plan');
    expect(intakeSurveyCompleted).toBe(true);
    expect(workoutPlans).toHaveLength(1);
    const [plan] = workoutPlans;
    const today = catalogue.workout(plan?.schedule[11] ?? '');
    expect(plan).toMatchObject({
      active: true,
      starts_at: '2026-11-10',
      duration_days: 28,
      next_workout: {
        date: '2026-11-21',
        slug: 'coached-strength-accessory-work-week-2',
        title: 'Accessory Work: Week 2',
        image_url: today?.item.image,
        duration: today?.item.duration,
        style: today?.facts.style,
        difficulty: 'All levels',
      },
      nutrition_plan_display_name: 'Steady Strength',
      nutrition_plan_url: '/nutrition_plans/steady-strength',
    });
    expect([plan?.schedule.length, plan?.calendar.length]).toEqual([28, 28]);
    expect(plan?.calendar.map((status) => status === null)).toEqual(
      plan?.schedule.map((code) => code === null),
    );
    expect(plan?.calendar.slice(7, 12)).toEqual(['completed', 'skipped', 'completed', null, 'scheduled']);
  });

  it('has no nutrition plan where the coach gave none', async () => {
    const [plan] = (await coached('coached-plain-coach')).workoutPlans;
    expect(plan).toMatchObject({ nutrition_plan_display_name: null, nutrition_plan_url: null });
  });

  it.each([
    ['coached-starts-tomorrow', false],
    ['coached-past-plan', false],
    ['coached-last-day', true],
  ])('of %s is a plan under way: %s', async (person, active) => {
    const [plan] = (await coached(person)).workoutPlans;
    expect([plan?.active, plan?.next_workout !== null]).toEqual([active, active]);
  });

  it('follows the clock, and the workouts that the member finishes', async () => {
    const headers = await makeWorld(server, 'coached-mid-plan');
    const plan = async () =>
      (await server.inject({ url: '/api/v3/jwp/me', headers })).json<Coached>().workoutPlans[0];
    const before = await plan();
    const url = `/api/v3/jwp/watch_history/${before?.schedule[11]}`;
    await server.inject({ method: 'POST', url, headers, payload: { progress: 0.96 } });
    const after = await plan();
    expect([before?.calendar[11], after?.calendar[11]]).toEqual(['scheduled', 'completed']);
    expect(after?.next_workout).toMatchObject({ date: '2026-11-22', title: 'Brisk Mile: Week 1' });

    await server.inject({ method: 'PUT', url: '/__mock/world', headers, payload: { now: '2026-11-23' } });
    expect((await plan())?.calendar[12]).toBe('skipped');
    await server.inject({ method: 'PUT', url: '/__mock/world', headers, payload: { now: '2026-12-08' } });
    expect(await plan()).toMatchObject({ active: false, next_workout: null });
  });

  it('may be offered to one who is eligible', async () => {
    expect(await coached('eligible-for-coaching')).toMatchObject({
      eligibleForCoaching: true,
      subscriptionStatus: { entitlements: ['workout'] },
      workoutPlans: [],
    });
    expect((await coached('coached-first-step')).eligibleForCoaching).toBe(false);
  });
});
