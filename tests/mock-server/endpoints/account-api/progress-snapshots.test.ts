import { afterAll, describe, expect, it } from 'vitest';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import { makeWorld, openPlatform, type InWorld } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

interface Snapshot {
  readonly completedWorkouts: number;
  readonly totalMinutes: number;
  readonly caloriesBurned: number;
}
interface Progress {
  readonly memberSince: string;
  readonly snapshots: { readonly all: Snapshot; readonly week: Snapshot };
}

const read = async (headers: InWorld) =>
  (await server.inject({ url: '/api/v3/jwp/history', headers })).json<Progress>();
const finish = async (headers: InWorld, id: string) => {
  for (const progress of [0.5, 1]) {
    await server.inject({
      method: 'POST',
      url: `/api/v3/jwp/watch_history/${id}`,
      headers,
      payload: { progress },
    });
  }
};
const setClock = (headers: InWorld, now: string) =>
  server.inject({ method: 'PUT', url: '/__mock/world', headers, payload: { now } });

const NOTHING: Snapshot = { completedWorkouts: 0, totalMinutes: 0, caloriesBurned: 0 };

describe('GET /api/v3/jwp/history', () => {
  it('refuses a visitor', async () => {
    const headers = await makeWorld(server, 'visitor');
    const response = await server.inject({ url: '/api/v3/jwp/history', headers });
    expect([response.statusCode, response.json()]).toEqual([401, { message: 'Nobody is signed in' }]);
  });

  it('has nothing of a new subscriber but the registration', async () => {
    const headers = await makeWorld(server, 'new', '2026-03-01T08:00:00Z');
    expect(await read(headers)).toEqual({
      memberSince: '2026-03-01T08:00:00.000Z',
      snapshots: { all: NOTHING, week: NOTHING },
    });
  });

  it('adds a finished workout: its minutes rounded up, its calories not', async () => {
    const headers = await makeWorld(server, 'new', '2026-11-18T08:00:00Z');
    await finish(headers, edgeCaseItems.oneMinute);
    await finish(headers, edgeCaseItems.markup);
    const both = {
      completedWorkouts: 2,
      totalMinutes: 1 + 11,
      caloriesBurned: expect.closeTo(51.52, 1) as number,
    };
    expect((await read(headers)).snapshots).toEqual({ all: both, week: both });
    expect(Number.isInteger((await read(headers)).snapshots.all.caloriesBurned)).toBe(false);
  });

  it('begins a new week on Monday at 00:00 UTC', async () => {
    const headers = await makeWorld(server, 'new', '2026-11-22T23:58:00Z');
    await finish(headers, edgeCaseItems.oneMinute);
    expect((await read(headers)).snapshots.week.completedWorkouts).toBe(1);
    await setClock(headers, '2026-11-23T00:00:00Z');
    expect((await read(headers)).snapshots.week).toEqual(NOTHING);
    await finish(headers, edgeCaseItems.almostTwoHours);
    expect((await read(headers)).snapshots).toMatchObject({
      all: { completedWorkouts: 2, totalMinutes: 121 },
      week: { completedWorkouts: 1, totalMinutes: 120 },
    });
  });

  it('has a year of the subscribed member, and several sessions of this week', async () => {
    const { memberSince, snapshots } = await read(await makeWorld(server, 'subscribed'));
    expect(memberSince).toBe('2025-10-17T12:00:00.000Z');
    expect(snapshots.all.completedWorkouts).toBeGreaterThan(160);
    expect(snapshots.all.totalMinutes).toBeGreaterThan(3000);
    expect(snapshots.week.completedWorkouts).toBeGreaterThanOrEqual(3);
    expect(snapshots.week.totalMinutes).toBeLessThan(snapshots.all.totalMinutes);
  });
});
