import { afterAll, describe, expect, it } from 'vitest';
import { dayTotal, energyOf, nutritionWeek } from '#mock-server/catalogue/items/nutrition-week.ts';
import { MEALS, NUTRITION_PLANS } from '#mock-server/catalogue/vocabulary/nutrition.ts';
import { makeWorld, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const show = async (person: string, plan: string) =>
  server.inject({ url: `/account/nutrition_plans/${plan}`, headers: await makeWorld(server, person) });

describe('a nutrition plan', () => {
  it('is at the address that the member’s plan has', async () => {
    const headers = await makeWorld(server, 'coached-mid-plan');
    const me = (await server.inject({ url: '/api/v3/jwp/me', headers })).json<{
      workoutPlans: { nutrition_plan_url: string; nutrition_plan_display_name: string }[];
    }>();
    const [plan] = me.workoutPlans;
    const response = await server.inject({ url: `/account${plan?.nutrition_plan_url}`, headers });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain(`<h1>${plan?.nutrition_plan_display_name}</h1>`);
    expect(response.body).toContain('For coached-mid-plan@example.com, from Marcus Bell');
    expect(response.body).toContain('download="steady-strength.html"');
    expect(response.body).toContain('@media print');
  });

  it('has a week of meals, each with its figures, and the sums of the days', async () => {
    const { body } = await show('coached-first-day', 'light-on-your-feet');
    const [, plan] = NUTRITION_PLANS;
    for (const day of plan ? nutritionWeek(plan) : []) {
      const { protein, carbs, fat } = dayTotal(day);
      expect(body).toContain(`<h2 id="${day.weekday}">${day.weekday}</h2>`);
      const [, sums = ''] = body.split(`<th scope="row">${day.weekday}</th>`);
      const cells = [...sums.slice(0, 400).matchAll(/<td>([^<]+)<\/td>/g)]
        .slice(0, 4)
        .map(([, cell]) => cell);
      const kcal = (4 * protein + 4 * carbs + 9 * fat).toLocaleString('en-US');
      expect(cells).toEqual([kcal, `${protein} g`, `${carbs} g`, `${fat} g`]);
      for (const { meal } of day.meals) expect(body).toContain(`<h3>${meal.name}</h3>`);
    }
    expect(body.match(/<h3>/g)).toHaveLength(28);
  });

  it.each([
    ['coached-mid-plan', 'light-on-your-feet'],
    ['coached-plain-coach', 'steady-strength'],
    ['subscribed', 'steady-strength'],
    ['coached-mid-plan', 'nowhere'],
    ['coached-mid-plan', '__proto__'],
  ])('of %s is none that is not theirs: %s', async (person, plan) => {
    const { statusCode, body } = await show(person, plan);
    expect([statusCode, body.includes('There is no such plan')]).toEqual([404, true]);
  });

  it('asks a visitor to sign in', async () => {
    const { statusCode, body } = await show('visitor', 'steady-strength');
    expect([statusCode, body.includes('First, who are you?')]).toEqual([200, true]);
    expect(body).not.toContain('kcal');
  });
});

describe.each(NUTRITION_PLANS.map((plan) => [plan.name, plan] as const))('the week of %s', (_name, plan) => {
  const week = nutritionWeek(plan);

  it('has every meal of each day, and none twice', () => {
    expect(week.map(({ weekday }) => weekday)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    for (const { meals } of week) expect(meals.map(({ kind }) => kind)).toEqual(plan.meals);
    const names = week.flatMap(({ meals }) => meals.map(({ meal }) => meal.name));
    expect(new Set(names).size).toBe(7 * plan.meals.length);
  });

  it('is the same in every run, and enough to live on', () => {
    expect(nutritionWeek(plan)).toEqual(week);
    for (const day of week) {
      expect(energyOf(dayTotal(day))).toBeGreaterThan(1400);
      expect(energyOf(dayTotal(day))).toBeLessThan(2600);
    }
  });
});

describe('the meals', () => {
  it('have names of their own, and figures that a plate can have', () => {
    const meals = Object.values(MEALS).flat();
    expect(new Set(meals.map(({ name }) => name)).size).toBe(meals.length);
    for (const meal of meals) {
      expect(energyOf(meal)).toBe(4 * meal.protein + 4 * meal.carbs + 9 * meal.fat);
      expect(energyOf(meal)).toBeGreaterThan(100);
      expect(energyOf(meal)).toBeLessThan(750);
    }
  });
});
