import { afterAll, describe, expect, it } from 'vitest';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import { caloriesBurned } from '#mock-server/catalogue/vocabulary/calories.ts';
import type { Refusal } from '../../reply-types.ts';
import { ORIGIN, NOW, catalogueOn, makeWorld, openPlatform, type InWorld } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

interface Entry {
  readonly dateCompleted: string;
  readonly sessionType: string;
  readonly slug: string | null;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly duration: number;
}
interface Page {
  readonly data: readonly Entry[];
  readonly total: number;
}

const requestHistory = (headers: InWorld, query = '') =>
  server.inject({ url: `/api/v3/jwp/completion_history${query}`, headers });
const read = async (headers: InWorld, query = '') => (await requestHistory(headers, query)).json<Page>();

/** A world in which One Minute Plank was finished at each of these moments. */
async function worldWithPlanksAt(...moments: readonly string[]): Promise<InWorld> {
  const headers = await makeWorld(server, 'new', '2026-01-01');
  for (const now of moments) {
    await server.inject({ method: 'PUT', url: '/__mock/world', headers, payload: { now } });
    for (const progress of [0.1, 1]) {
      const url = `/api/v3/jwp/watch_history/${edgeCaseItems.oneMinute}`;
      await server.inject({ method: 'POST', url, headers, payload: { progress } });
    }
  }
  return headers;
}
const datesOf = ({ data }: Page) => data.map(({ dateCompleted }) => dateCompleted);

const [MORNING, MIDNIGHT, LATE] = [
  '2026-05-01T08:00:00.000Z',
  '2026-05-02T00:00:00.000Z',
  '2026-05-02T23:59:59.999Z',
] as const;

/** A minute of core training. */
const CALORIES_OF_A_PLANK = caloriesBurned('Core', 60);

describe('GET /api/v3/jwp/completion_history', () => {
  it('refuses a visitor', async () => {
    const response = await requestHistory(await makeWorld(server, 'visitor'));
    expect([response.statusCode, response.json()]).toEqual([401, { message: 'Nobody is signed in' }]);
  });

  it('is empty for a new subscriber, until a workout is finished', async () => {
    const headers = await makeWorld(server, 'new', '2026-05-01T08:00:00Z');
    expect(await read(headers)).toEqual({ data: [], total: 0 });
    const url = `/api/v3/jwp/watch_history/${edgeCaseItems.oneMinute}`;
    await server.inject({ method: 'POST', url, headers, payload: { progress: 1 } });
    expect(await read(headers)).toEqual({
      data: [
        {
          dateCompleted: MORNING,
          sessionType: 'VideoSession',
          slug: 'one-minute',
          title: 'One Minute Plank',
          thumbnail: `${ORIGIN}/v1/media/${edgeCaseItems.oneMinute}/images/card.webp?width=640`,
          duration: 60,
          calories: expect.closeTo(CALORIES_OF_A_PLANK) as number,
        },
      ],
      total: 1,
    });
  });

  it('pages through a year: 25 a page, newest first, none twice', async () => {
    const headers = await makeWorld(server, 'subscribed');
    const { total } = await read(headers);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 25) }, (_page, index) => read(headers, `?offset=${index * 25}`)),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([
      ...Array.from({ length: pages.length - 1 }, () => 25),
      total % 25,
    ]);
    expect(new Set(pages.map((page) => page.total))).toEqual(new Set([total]));
    const dates = pages.flatMap(datesOf);
    expect(new Set(dates).size).toBe(total);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.filter((date) => date > NOW.toISOString())).toEqual([]);
  });

  it.each([
    ['?offset=0&pageSize=1', 1],
    ['?pageSize=100', 100],
    ['?offset=170&pageSize=100', 9],
    ['?offset=178', 1],
    ['?offset=179', 0],
    ['?offset=999999', 0],
  ])('%s has %d entries, and the total of them all', async (query, length) => {
    const page = await read(await makeWorld(server, 'subscribed'), query);
    expect([page.data.length, page.total]).toEqual([length, 179]);
  });

  it('links workouts by their slugs, but no audio sessions', async () => {
    const { data } = await read(await makeWorld(server, 'subscribed'), '?pageSize=100');
    const audio = data.filter(({ sessionType }) => sessionType === 'AudioSession');
    const video = data.filter(({ sessionType }) => sessionType === 'VideoSession');
    expect(audio.length).toBeGreaterThan(10);
    expect(audio.length + video.length).toBe(100);
    const titles = new Set(catalogueOn(NOW).audioSessions.map(({ title }) => title));
    for (const { slug, title, duration } of audio) {
      expect([slug, titles.has(title)]).toEqual([null, true]);
      expect(duration).toBeGreaterThan(600);
    }
    for (const { slug, title } of video) {
      expect([slug, catalogueOn(NOW).itemBySlug(slug ?? '')?.title]).toEqual([slug, title]);
    }
    expect(new Set(audio.map(({ thumbnail }) => thumbnail === null))).toEqual(new Set([true, false]));
  });

  it('has thumbnails that load, those of audio sessions, too', async () => {
    const { data } = await read(await makeWorld(server, 'subscribed'));
    for (const type of ['AudioSession', 'VideoSession']) {
      const pictured = data.filter(({ sessionType, thumbnail }) => sessionType === type && thumbnail);
      const address = pictured[0]?.thumbnail?.replace(ORIGIN, '').replace('width=640', 'width=64') ?? '';
      const picture = await server.inject(address);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  });

  it.each([
    ['', [LATE, MIDNIGHT, MORNING]],
    ['?from=2026-05-02', [LATE, MIDNIGHT]],
    ['?to=2026-05-02', [LATE, MIDNIGHT, MORNING]],
    ['?to=2026-05-01', [MORNING]],
    ['?from=2026-05-01&to=2026-05-01', [MORNING]],
    [`?from=${MORNING}&to=${MIDNIGHT}`, [MIDNIGHT, MORNING]],
    ['?from=2026-05-01T08:00:00.001Z&to=2026-05-01T23:59:59.999Z', []],
    ['?from=2026-05-02T00:00:00Z&to=2026-05-02T00:00:00Z', [MIDNIGHT]],
    ['?from=2026-05-01T22:00:00-02:00', [LATE, MIDNIGHT]],
    [`?to=${encodeURIComponent('2026-05-02T02:00:00+02:00')}`, [MIDNIGHT, MORNING]],
    ['?from=2026-05-03&to=2026-05-01', []],
    ['?from=2026-05-01&to=2026-05-02&offset=1&pageSize=1', [MIDNIGHT]],
  ])('%s has those of its range', async (query, dates) => {
    const headers = await worldWithPlanksAt(MORNING, MIDNIGHT, LATE);
    expect(datesOf(await read(headers, query))).toEqual(dates);
  });

  it('counts the total in the range, not on the page', async () => {
    const headers = await worldWithPlanksAt(MORNING, MIDNIGHT, LATE);
    expect(await read(headers, '?from=2026-05-02&pageSize=1')).toMatchObject({ total: 2, data: [{}] });
  });

  it.each([
    'from=',
    'from=yesterday',
    'from=2026-02-30',
    'to=2026-13-01',
    'to=2026-5-1',
    'from=1778000000000',
    'from=2026-05-01T25:00:00Z',
    'to=2026-05-01T10:00:00+02:00',
    'to=2026-05-01%2010:00',
    'pageSize=0',
    'pageSize=101',
    'pageSize=ten',
    'offset=-1',
    'offset=1.5',
  ])('refuses %s', async (query) => {
    const response = await requestHistory(await makeWorld(server, 'subscribed'), `?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json<Refusal>().message).not.toBe('');
  });

  it('keeps a workout in the list that the catalogue does not have on the world’s day', async () => {
    const headers = await makeWorld(server, 'subscribed');
    await server.inject({ method: 'PUT', url: '/__mock/world', headers, payload: { now: '2025-01-01' } });
    const { data } = await read(headers, '?pageSize=100');
    expect(data).toContainEqual({
      dateCompleted: expect.stringContaining('2026-11-20') as string,
      sessionType: 'VideoSession',
      slug: null,
      title: 'No longer available',
      thumbnail: null,
      duration: expect.any(Number) as number,
      calories: expect.any(Number) as number,
    });
  });
});
