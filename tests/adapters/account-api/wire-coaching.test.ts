import { describe, expect, it } from 'vitest';
import { makeApiAccountServer } from '#adapters/account-api/api-account-server.ts';
import { noCoaching } from '#tests/builders/a-member.ts';
import { accountApiAnswering } from '#tests/doubles/account-api-answering.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

async function read(me: object, base?: string) {
  const reporter = makeRecordingReporter();
  const { api } = accountApiAnswering(() => Response.json({ id: 'm-1', ...me }), base);
  const { data } = await makeApiAccountServer(api, reporter).me();
  return { coaching: data?.coaching, reported: reporter.reported };
}

const plan = {
  id: 'plan-7',
  active: true,
  starts_at: '2026-06-01',
  duration_days: 3,
  schedule: ['W1', null, 3],
  calendar: ['completed', null, 'skipped'],
  next_workout: {
    date: '2026-06-03',
    slug: 'slow-flow',
    title: 'Slow Flow',
    image_url: 'https://img.test/1.webp',
    duration: 1501,
    style: 'Yoga',
    difficulty: 'Beginner',
  },
  nutrition_plan_display_name: 'Week One',
  nutrition_plan_url: '/nutrition_plans/7',
};

describe('the coaching of the me response', () => {
  it('has access by an entitlement or a flag [COA-08]', async () => {
    const entitled = { subscriptionStatus: { entitlements: ['workout', 'coaching'] } };
    expect((await read(entitled)).coaching?.hasAccess).toBe(true);
    expect((await read({ flags: ['beta', 'coaching'] })).coaching?.hasAccess).toBe(true);
    expect((await read({ flags: ['coach'] })).coaching?.hasAccess).toBe(false);
  });

  it('is that of the response', async () => {
    const { coaching, reported } = await read({
      eligibleForCoaching: true,
      intakeSurveyCompleted: true,
      coach: {
        full_name: 'Noor Example',
        avatar_url: 'https://img.test/noor.webp',
        phone_number: 5550101,
        email: 'noor@example.com',
        bio: 'Ran *far*.',
      },
      workoutPlans: [plan],
    });
    expect(coaching).toEqual({
      hasAccess: false,
      isEligible: true,
      isIntakeDone: true,
      coach: {
        name: 'Noor Example',
        picture: 'https://img.test/noor.webp',
        phone: '5550101',
        email: 'noor@example.com',
        bio: 'Ran *far*.',
      },
      plans: [
        {
          id: 'plan-7',
          isActive: true,
          startsOn: '2026-06-01',
          days: [
            { date: '2026-06-01', workout: 'W1', status: 'completed' },
            { date: '2026-06-02', workout: null, status: 'other' },
            { date: '2026-06-03', workout: '3', status: 'skipped' },
          ],
          nextWorkout: {
            date: '2026-06-03',
            slug: 'slow-flow',
            title: 'Slow Flow',
            image: 'https://img.test/1.webp',
            duration: 1501,
            style: 'Yoga',
            difficulty: 'Beginner',
          },
          nutrition: { name: 'Week One', path: '/nutrition_plans/7' },
        },
      ],
    });
    expect(reported).toEqual([]);
  });

  it.each([
    [{ coach: 'Noor', workoutPlans: {}, flags: 'coaching', eligibleForCoaching: 2 }],
    [{ coach: null, workoutPlans: null, flags: null, intakeSurveyCompleted: 'soon' }],
  ])('is none where it is invalid: %j [API-07]', async (me) => {
    expect((await read(me)).coaching).toEqual(noCoaching);
  });

  it.each([null, '', ' ', undefined, 7])('has a coach whose name is %j', async (name) => {
    const { coaching } = await read({ coach: { full_name: name, email: 'noor@example.com' } });
    expect(coaching?.coach).toEqual({
      name: null,
      picture: null,
      phone: null,
      email: 'noor@example.com',
      bio: null,
    });
  });

  it('is read from numbers, words and text that mean the same', async () => {
    const { coaching, reported } = await read({
      eligibleForCoaching: 1,
      intakeSurveyCompleted: 'true',
      workoutPlans: [{ ...plan, id: 12, active: 'true', duration_days: '3' }],
    });
    expect(coaching?.isEligible).toBe(true);
    expect(coaching?.isIntakeDone).toBe(true);
    expect(coaching?.plans).toMatchObject([{ id: '12', isActive: true, days: [{}, {}, {}] }]);
    expect(reported).toEqual([]);
  });

  it.each([
    ['/avatars/noor.webp', 'https://api.test/avatars/noor.webp'],
    ['avatars/noor.webp', 'https://api.test/account/avatars/noor.webp'],
    ['../../noor.webp', 'https://api.test/noor.webp'],
    ['//elsewhere.test/noor.webp', null],
    ['ftp://api.test/noor.webp', null],
    ['', null],
  ])('has pictures relative to the API: %s is %s', async (sent, address) => {
    const next = { ...plan.next_workout, image_url: sent };
    const { coaching } = await read(
      { coach: { avatar_url: sent }, workoutPlans: [{ ...plan, next_workout: next }] },
      'https://api.test/account/',
    );
    expect(coaching?.coach?.picture).toBe(address);
    expect(coaching?.plans[0]?.nextWorkout?.image).toBe(address);
  });

  it('leaves out addresses that could run a script', async () => {
    const coach = { full_name: 'Noor', avatar_url: 'javascript:alert(1)' };
    const next = { ...plan.next_workout, image_url: 'data:text/html,x' };
    const { coaching } = await read({ coach, workoutPlans: [{ ...plan, next_workout: next }] });
    expect(coaching?.coach?.picture).toBeNull();
    expect(coaching?.plans[0]?.nextWorkout?.image).toBeNull();
  });

  it.each([
    [{ starts_at: '2026-02-30' }],
    [{ starts_at: null }],
    [{ duration_days: 0 }],
    [{ duration_days: 2.5 }],
    [{ duration_days: '2.5' }],
    [{ duration_days: 'a week' }],
    [{ id: '' }],
    [{ id: null }],
  ])('leaves out a plan with %j, and reports it [API-07]', async (changes) => {
    const { coaching, reported } = await read({ workoutPlans: [{ ...plan, ...changes }, plan] });
    expect(coaching?.plans.map(({ id }) => id)).toEqual(['plan-7']);
    expect(reported).toHaveLength(1);
  });

  it('has rest days where a schedule is too short, and no days where it is too long', async () => {
    const changes = { schedule: ['W1', 'W2', 'W3', 'W4'], calendar: [], duration_days: 2 };
    const [short, long] = [
      { ...plan, schedule: ['W1'] },
      { ...plan, ...changes },
    ];
    const { coaching } = await read({ workoutPlans: [short, long] });
    expect(coaching?.plans.map(({ days }) => days.map(({ workout }) => workout))).toEqual([
      ['W1', null, null],
      ['W1', 'W2'],
    ]);
  });

  it('has no days past ten years', async () => {
    const { coaching } = await read({ workoutPlans: [{ ...plan, duration_days: 1e9 }] });
    expect(coaching?.plans[0]?.days).toHaveLength(3650);
  });

  it('has no next workout where it cannot be read, and no nutrition plan without an address', async () => {
    const changes = { next_workout: { ...plan.next_workout, date: 'soon' }, nutrition_plan_url: null };
    const { coaching } = await read({ workoutPlans: [{ ...plan, ...changes }] });
    expect(coaching?.plans[0]).toMatchObject({ nextWorkout: null, nutrition: null });
  });
});
