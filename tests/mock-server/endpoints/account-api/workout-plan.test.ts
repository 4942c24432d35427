import { afterAll, describe, expect, it } from 'vitest';
import { NOW, ORIGIN, catalogueOn, makeWorld, openPlatform, type InWorld } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

interface Plan {
  readonly id: string;
  readonly schedule: readonly (string | null)[];
  readonly calendar: readonly (string | null)[];
  readonly workouts: readonly (Readonly<Record<string, string | number>> & { readonly code: string })[];
}

const plansOf = async (headers: InWorld) =>
  (await server.inject({ url: '/api/v3/jwp/me', headers })).json<{ workoutPlans: readonly Plan[] }>()
    .workoutPlans;
const requestPlan = (headers: InWorld, id: string | undefined) =>
  server.inject({ url: `/api/v3/jwp/workout_plan/${id}`, headers });
const catalogue = catalogueOn(NOW);

describe('GET /api/v3/jwp/workout_plan/:id', () => {
  it('refuses a visitor, whatever the plan', async () => {
    const [plan] = await plansOf(await makeWorld(server, 'coached-mid-plan'));
    const visitor = await makeWorld(server, 'visitor');
    for (const id of [plan?.id, 'nowhere1']) {
      const response = await requestPlan(visitor, id);
      expect([response.statusCode, response.json()]).toEqual([401, { message: 'Nobody is signed in' }]);
    }
  });

  it('does not find the plan of another member, or one that does not exist', async () => {
    const [plan] = await plansOf(await makeWorld(server, 'coached-mid-plan'));
    const other = await makeWorld(server, 'coached-two-plans');
    for (const id of [plan?.id, 'nowhere1', '__proto__', 'a'.repeat(300)]) {
      expect([id, (await requestPlan(other, id)).statusCode]).toEqual([id, 404]);
    }
  });

  it.each(['coached-mid-plan', 'coached-two-plans', 'coached-ten-days'])(
    'of %s has what is known of the plan already',
    async (person) => {
      const headers = await makeWorld(server, person);
      for (const summary of await plansOf(headers)) {
        const { workouts, ...plan } = (await requestPlan(headers, summary.id)).json<Plan>();
        expect(plan).toEqual(summary);
        expect(workouts.length).toBeGreaterThan(5);
      }
    },
  );

  it('has each workout of the schedule once, as the catalogue knows it', async () => {
    const headers = await makeWorld(server, 'coached-mid-plan');
    const [summary] = await plansOf(headers);
    const { schedule, workouts } = (await requestPlan(headers, summary?.id)).json<Plan>();
    expect(workouts.map(({ code }) => code)).toEqual(schedule.filter((code) => code !== null));
    for (const { code, ...workout } of workouts) {
      const { item, facts } = catalogue.workout(code) ?? {};
      expect(workout).toEqual({
        slug: item?.slug,
        title: item?.title,
        image_url: item?.image,
        duration: item?.duration,
        style: facts?.style,
        difficulty: facts?.difficulty,
      });
    }
    const picture = String(workouts[0]?.['image_url']).replace(ORIGIN, '').replace('width=640', 'width=64');
    expect((await server.inject(picture)).headers['content-type']).toBe('image/webp');
  });

  it('follows what the member finishes', async () => {
    const headers = await makeWorld(server, 'coached-first-day');
    const [plan] = await plansOf(headers);
    const url = `/api/v3/jwp/watch_history/${plan?.schedule[0]}`;
    await server.inject({ method: 'POST', url, headers, payload: { progress: 1 } });
    const after = (await requestPlan(headers, plan?.id)).json<Plan>();
    expect([plan?.calendar[0], after.calendar[0]]).toEqual(['scheduled', 'completed']);
  });
});
