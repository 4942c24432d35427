import { afterAll, describe, expect, it } from 'vitest';
import { formToken, NOW, catalogueOn, makeWorld, openPlatform, type InWorld } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const catalogue = catalogueOn(NOW);
const ids = (catalogue.playlist(catalogue.config.integrations.db.browsePlaylist)?.playlist ?? [])
  .slice(0, 60)
  .map(({ mediaid }) => mediaid);

const watch = (headers: InWorld, id: string | undefined, progress: number) =>
  server.inject({ method: 'POST', url: `/api/v3/jwp/watch_history/${id}`, headers, payload: { progress } });
const history = async (headers: InWorld) => {
  const me = await server.inject({ url: '/api/v3/jwp/me', headers });
  return me.json<{ watchHistory: { mediaid: string; progress: number }[] }>().watchHistory;
};

describe('POST /api/v3/jwp/watch_history/:mediaid', () => {
  it('moves the entry to the front', async () => {
    const world = await makeWorld(server, 'new');
    for (const [id, progress] of [
      [ids[0], 0.1],
      [ids[1], 0.2],
      [ids[0], 0.3],
    ] as const) {
      expect((await watch(world, id, progress)).statusCode).toBe(204);
    }
    expect(await history(world)).toEqual([
      { mediaid: ids[0], progress: 0.3 },
      { mediaid: ids[1], progress: 0.2 },
    ]);
  });

  it.each([0, 0.05, 1])('accepts %d', async (progress) => {
    const world = await makeWorld(server, 'new');
    expect((await watch(world, ids[0], progress)).statusCode).toBe(204);
    expect(await history(world)).toEqual([{ mediaid: ids[0], progress }]);
  });

  it('keeps 48 entries: the oldest is removed', async () => {
    const world = await makeWorld(server, 'new');
    for (const id of ids.slice(0, 49)) await watch(world, id, 0.5);
    const kept = (await history(world)).map(({ mediaid }) => mediaid);
    expect(kept).toEqual(ids.slice(1, 49).toReversed());
  });

  it('is refused for a visitor, and for unknown media', async () => {
    const refused = await watch(await makeWorld(server, 'visitor'), ids[0], 0.5);
    expect(refused.statusCode).toBe(401);
    const world = await makeWorld(server, 'new');
    expect((await watch(world, 'zzzzzzzz', 0.5)).statusCode).toBe(404);
    expect(await history(world)).toEqual([]);
  });
});

describe('finishing a workout', () => {
  const completed = async (headers: InWorld) => {
    const response = await server.inject({ url: '/api/v3/jwp/completion_history', headers });
    return response.json<{ total: number }>().total;
  };

  it.each([
    [[0.95], 0],
    [[0.951], 1],
    [[1], 1],
    [[0.5, 0.94, 0.95], 0],
    [[0.96, 0.97, 1], 1],
    [[1, 0, 1], 2],
    [[0.96, 0.95, 0.951], 2],
  ])('with the progress %j completes it %d times', async (steps, times) => {
    const world = await makeWorld(server, 'new');
    for (const progress of steps) await watch(world, ids[0], progress);
    expect(await completed(world)).toBe(times);
  });

  it('completes each workout on its own', async () => {
    const world = await makeWorld(server, 'new');
    for (const id of ids.slice(0, 3)) await watch(world, id, 1);
    expect(await completed(world)).toBe(3);
  });

  it('completes one that had been finished before the history began to forget', async () => {
    const world = await makeWorld(server, 'new');
    for (const id of ids.slice(0, 49)) await watch(world, id, 1);
    await watch(world, ids[0], 1);
    expect(await completed(world)).toBe(50);
  });

  it('counts no episodes of a series', async () => {
    const world = await makeWorld(server, 'new');
    const episode = catalogue.series(catalogue.seriesIds['outside'] ?? '')?.episodes[0]?.mediaid;
    expect((await watch(world, episode, 1)).statusCode).toBe(204);
    expect(await history(world)).toEqual([{ mediaid: episode, progress: 1 }]);
    expect(await completed(world)).toBe(0);
  });
});

describe('DELETE /api/v3/jwp/users/logout', () => {
  it('ends the session, and the next sign-in finds the watch history', async () => {
    const world = await makeWorld(server, 'new');
    await watch(world, ids[3], 0.7);
    const out = await server.inject({ method: 'DELETE', url: '/api/v3/jwp/users/logout', headers: world });
    expect([out.statusCode, out.body]).toEqual([204, '']);
    expect((await server.inject({ url: '/api/v3/jwp/me', headers: world })).json()).toBeNull();
    const back = await server.inject({
      method: 'POST',
      url: '/account/sign-in',
      headers: { ...world, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `person=new&token=${await formToken(server, world)}`,
    });
    expect(back.statusCode).toBe(303);
    expect(await history(world)).toEqual([{ mediaid: ids[3], progress: 0.7 }]);
  });

  it('succeeds if no one is signed in', async () => {
    const world = await makeWorld(server, 'visitor');
    const out = await server.inject({
      method: 'DELETE',
      url: '/api/v3/jwp/users/logout',
      headers: world,
      payload: {},
    });
    expect(out.statusCode).toBe(204);
  });
});

describe('programs that a member follows [MED-09]', () => {
  const [viewName, workouts] = ['undefeated', catalogue.program('undefeated')?.workouts ?? []];
  const idAt = (place: number) => workouts.at(place)?.item.mediaid;
  const next = async (headers: InWorld) => {
    const me = await server.inject({ url: '/api/v3/jwp/me', headers });
    return me.json<{ programProgress: Record<string, string> }>().programProgress[viewName];
  };

  it('go on with the next workout once theirs is finished, and end with the last', async () => {
    const world = await makeWorld(server, 'subscribed');
    expect(await next(world)).toBe(idAt(2));
    await watch(world, idAt(2), 0.95);
    expect(await next(world)).toBe(idAt(2));
    await watch(world, idAt(5), 1);
    expect(await next(world)).toBe(idAt(2));
    for (const [place] of workouts.entries()) {
      if (place < 2) continue;
      await watch(world, idAt(place), 0.951);
      expect(await next(world)).toBe(idAt(Math.min(place + 1, workouts.length - 1)));
    }
  });
});
