import { afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue/todays-catalogue.ts';
import { APP_ORIGIN, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const show = (viewName: string) =>
  server.inject(`/account/programs/${encodeURIComponent(viewName)}/schedule`);
const count = (body: string, pattern: RegExp): number => body.match(pattern)?.length ?? 0;

describe('the schedule page of a program', () => {
  it.each(catalogue.programs.map(({ definition }) => [definition.slug]))(
    'of %s lists its weeks and workouts',
    async (slug) => {
      const { statusCode, headers, body } = await show(slug);
      const { definition, workouts = [] } = catalogue.program(slug) ?? {};
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      const weeks = count(body, />Week \d+</g);
      expect(weeks).toBe(definition?.weeks === 1 ? Math.ceil(workouts.length / 7) : definition?.weeks);
      const links = [...body.matchAll(/<a href="([^"]+\/app\/workout\/[^"]+)"/g)].map(([, link]) => link);
      expect(links).toEqual(workouts.map(({ item }) => `${APP_ORIGIN}/app/workout/${item.slug}`));
    },
  );

  it('numbers the workouts across the weeks, and links back to the program', async () => {
    const { body } = await show('barre');
    const numbers = [...body.matchAll(/<li value="(\d+)"/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    expect(body).toContain(`href="${APP_ORIGIN}/app/program/barre"`);
  });

  it.each(['no_such_program', '__proto__', '<script>alert(1)</script>', 'BARRE', ' '])(
    'shows that the program %j is unknown',
    async (viewName) => {
      const { statusCode, headers, body } = await show(viewName);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('There is no such program');
      expect(body).toContain(`href="${APP_ORIGIN}/app/programs"`);
      expect(body).not.toContain('<script');
    },
  );
});
