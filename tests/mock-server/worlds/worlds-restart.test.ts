import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import type { Member, WorldAnswer } from '../reply-types.ts';
import { APP_ORIGIN, formToken, openPlatform } from '../open-platform.ts';

let folder: string;
let developerFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-world-'));
  developerFile = join(folder, '.world', 'developer.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The fields of accounts that earlier files lack. */
const SINCE_ADDED = ['completions', 'coaching'];

const storedWorld = (): object => JSON.parse(readFileSync(developerFile, 'utf8')) as object;

async function whileOpen<T>(
  ask: (server: ReturnType<typeof openPlatform>) => Promise<T>,
  report: (message: string) => void = () => undefined,
): Promise<T> {
  const server = openPlatform({ developerFile, report });
  try {
    return await ask(server);
  } finally {
    await server.close();
  }
}

describe("the developer's world", () => {
  it('survives a restart: the person, the created members, the clock, the faults', async () => {
    await whileOpen(async (server) => {
      await server.inject({
        method: 'POST',
        url: '/account/sign-up',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `email=ada%40example.com&token=${await formToken(server)}`,
      });
      await server.inject({ method: 'PUT', url: '/__mock/world', payload: { now: '2030-05-01T12:00:00Z' } });
      const fault = { row: 'GET /v2/media/:id', status: 503, times: 2 };
      await server.inject({ method: 'POST', url: '/__mock/faults', payload: fault });
    });

    await whileOpen(async (server) => {
      const world = (await server.inject('/__mock/world')).json<WorldAnswer>();
      expect(world.name).toBe('ada@example.com');
      expect(world.now).toMatch(/^2030-05-01T12:0/);
      expect((await server.inject('/__mock/faults')).json()).toEqual([
        { row: 'GET /v2/media/:id', status: 503, times: 2 },
      ]);
      expect((await server.inject('/api/v3/jwp/me')).json<Member>().email).toBe('ada@example.com');
      expect((await server.inject('/__mock/calls')).json()).toHaveLength(1);
    });
  });

  it('survives a restart: the workouts that a member finished', async () => {
    const history = async (server: ReturnType<typeof openPlatform>) =>
      (await server.inject('/api/v3/jwp/completion_history?pageSize=100')).json<{ total: number }>();
    const before = await whileOpen(async (server) => {
      await server.inject({ method: 'PUT', url: '/__mock/world', payload: { person: 'subscribed' } });
      const url = `/api/v3/jwp/watch_history/${edgeCaseItems.oneMinute}`;
      await server.inject({ method: 'POST', url, payload: { progress: 1 } });
      return history(server);
    });
    expect(before.total).toBe(180);
    expect(await whileOpen(history)).toEqual(before);
  });

  it('survives a restart: the coaching of a member', async () => {
    const me = async (server: ReturnType<typeof openPlatform>) =>
      (await server.inject('/api/v3/jwp/me')).json<{ coach: object; workoutPlans: object[] }>();
    const before = await whileOpen(async (server) => {
      const payload = { person: 'coached-two-plans', now: '2026-06-15T09:00:00Z' };
      await server.inject({ method: 'PUT', url: '/__mock/world', payload });
      return me(server);
    });
    expect(before.workoutPlans).toHaveLength(3);
    expect(await whileOpen(me)).toEqual(before);
  });

  it('reads a file from before completions and coaching were stored', async () => {
    await whileOpen((server) =>
      server.inject({ method: 'PUT', url: '/__mock/world', payload: { person: 'subscribed' } }),
    );
    const state = storedWorld() as { readonly accounts: readonly Record<string, unknown>[] };
    const accounts = state.accounts.map((account) =>
      Object.fromEntries(Object.entries(account).filter(([name]) => !SINCE_ADDED.includes(name))),
    );
    writeFileSync(developerFile, JSON.stringify({ ...state, accounts }));
    await whileOpen(async (server) => {
      expect((await server.inject('/api/v3/jwp/me')).json<Member>()).toMatchObject({
        email: 'subscribed@example.com',
        watchHistory: state.accounts[0]?.['watchHistory'],
        coach: null,
        workoutPlans: [],
      });
      expect((await server.inject('/api/v3/jwp/completion_history')).json()).toEqual({ data: [], total: 0 });
    });
    expect(readdirSync(join(folder, '.world'))).toEqual(['developer.json']);
  });

  it('writes no file if nothing has changed, and never a partial one', async () => {
    await whileOpen((server) => server.inject('/api/v3/jwp/me'));
    expect(readdirSync(folder)).toEqual([]);
    await whileOpen((server) =>
      server.inject({ method: 'PUT', url: '/__mock/world', payload: { person: 'subscribed' } }),
    );
    expect(readdirSync(join(folder, '.world'))).toEqual(['developer.json']);
    expect(storedWorld()).toMatchObject({ person: 'subscribed' });
  });

  it.each(['{"person":', '{"person": 7}', ''])(
    'starts anew if the file is broken, which is set aside: %j',
    async (text) => {
      await whileOpen((server) =>
        server.inject({ method: 'PUT', url: '/__mock/world', payload: { person: 'lapsed' } }),
      );
      writeFileSync(developerFile, text);
      const reports: string[] = [];
      const world = await whileOpen(
        async (server) => (await server.inject('/__mock/world')).json<WorldAnswer>(),
        (message) => reports.push(message),
      );
      expect(world.person).toBe('visitor');
      expect(reports.join()).toContain('developer.json.broken');
      expect(readFileSync(`${developerFile}.broken`, 'utf8')).toBe(text);
    },
  );

  it('keeps working if the file cannot be written', async () => {
    writeFileSync(join(folder, '.world'), 'a file where the folder should be');
    const reports: string[] = [];
    await whileOpen(
      (server) => server.inject({ method: 'PUT', url: '/__mock/world', payload: { person: 'new' } }),
      (message) => reports.push(message),
    );
    expect(reports.join()).toContain('could not be written');
  });

  it('is a visitor if its person no longer exists', async () => {
    await whileOpen((server) =>
      server.inject({ method: 'PUT', url: '/__mock/world', payload: { person: 'new' } }),
    );
    writeFileSync(developerFile, JSON.stringify({ ...storedWorld(), person: 'somebody-else' }));
    await whileOpen(async (server) => {
      expect((await server.inject('/__mock/world')).json<WorldAnswer>().person).toBe('visitor');
      expect((await server.inject('/api/v3/jwp/me')).json()).toBeNull();
      expect((await server.inject('/')).body).toContain(`${APP_ORIGIN}/app/`);
    });
  });
});
