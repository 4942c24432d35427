import { afterAll, describe, expect, it } from 'vitest';
import type { ListedItem, Refusal } from '../../reply-types.ts';
import { catalogue } from '../../catalogue/todays-catalogue.ts';
import { openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

interface Episode {
  readonly media_id: string;
  readonly episode_number: number;
}
interface Season {
  readonly season_id: string;
  readonly season_number: number;
  readonly season_title: string;
  readonly episode_count: number;
  readonly total_duration: number;
  readonly episodes: readonly Episode[];
}
interface SeriesAnswer {
  readonly series_id: string;
  readonly title: string;
  readonly total_duration: number;
  readonly episode_count: number;
  readonly season_count: number;
  readonly seasons?: readonly Season[];
  readonly episodes?: readonly Episode[];
}
interface EpisodesPage {
  readonly page: number;
  readonly page_limit: number;
  readonly total: number;
  readonly episodes: readonly {
    readonly media_item: ListedItem;
    readonly season_number?: number;
    readonly episode_number: number;
  }[];
}

const idOf = (slug: string): string => catalogue.seriesIds[slug] ?? '';
const [outside, flat] = [idOf('outside'), idOf('small_talks')];
const getJson = async <Answer>(address: string) => (await server.inject(address)).json<Answer>();
const durationOf = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (catalogue.item(id)?.duration ?? 0), 0);
const idsOf = (episodes: readonly Episode[] = []) => episodes.map(({ media_id }) => media_id);

describe('GET /apps/series/:id', () => {
  it.each([
    ['the_warm_up', 1],
    ['learn_to_box', 2],
    ['first_light', 5],
    ['the_long_set', 6],
    ['outside', 8],
  ])('returns %s in %i seasons', async (slug, count) => {
    const answer = await getJson<SeriesAnswer>(`/apps/series/${idOf(slug)}`);
    expect(answer).toMatchObject({ series_id: idOf(slug), title: catalogue.itemBySlug(slug)?.title });
    expect(answer).not.toHaveProperty('episodes');
    const numbers = answer.seasons?.map(({ season_number }) => season_number);
    expect(numbers).toEqual(Array.from({ length: count }, (_season, index) => index + 1));
    expect(answer.season_count).toBe(count);
    const ids = answer.seasons?.flatMap(({ episodes }) => idsOf(episodes)) ?? [];
    expect(ids).toHaveLength(answer.episode_count);
    expect(durationOf(ids)).toBe(answer.total_duration);
  });

  it('describes each season', async () => {
    const { seasons = [] } = await getJson<SeriesAnswer>(`/apps/series/${outside}`);
    for (const { season_title, season_number, episode_count, total_duration, episodes } of seasons) {
      expect(season_title).toBe(`Season ${season_number}`);
      expect(episodes).toHaveLength(episode_count);
      expect(durationOf(idsOf(episodes))).toBe(total_duration);
    }
    expect(new Set(seasons.map(({ season_id }) => season_id)).size).toBe(8);
  });

  it('returns a series without seasons as a flat list of episodes', async () => {
    const answer = await getJson<SeriesAnswer>(`/apps/series/${flat}`);
    expect(answer).not.toHaveProperty('seasons');
    expect(answer.season_count).toBe(0);
    expect(answer.episodes?.map(({ episode_number }) => episode_number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const id of idsOf(answer.episodes)) {
      const { tags, seriesId } = catalogue.item(id) ?? {};
      expect([seriesId, tags]).toEqual([undefined, expect.stringContaining(`seriesid_${flat}`)]);
    }
  });

  it('refuses an item that is not a series, with a message', async () => {
    const workout = catalogue.workouts[0]?.item.mediaid ?? '';
    for (const id of ['zzzzzzzz', workout]) {
      for (const rest of ['', '/episodes', '/seasons/1/episodes']) {
        const response = await server.inject(`/apps/series/${id}${rest}`);
        expect([rest, response.statusCode]).toEqual([rest, 404]);
        expect(response.json<Refusal>().message).toContain(id);
      }
    }
  });
});

describe('GET /apps/series', () => {
  it('returns each series under its media id, and omits unknown ones', async () => {
    const answer = await getJson<Record<string, SeriesAnswer>>(
      `/apps/series?media_ids=${outside},zzzzzzzz,${flat},__proto__,`,
    );
    expect(Object.keys(answer).toSorted()).toEqual([outside, flat].toSorted());
    expect(answer[outside]).toEqual(await getJson(`/apps/series/${outside}`));
    expect(answer[flat]).toEqual(await getJson(`/apps/series/${flat}`));
  });

  it('returns the series that an episode belongs to, and its place', async () => {
    const [inSeason, inFlat] = [catalogue.series(outside)?.episodes[5], catalogue.series(flat)?.episodes[2]];
    const ids = [inSeason, inFlat].map((item) => item?.mediaid ?? '');
    expect(await getJson(`/apps/series?media_ids=${ids.join()}`)).toEqual({
      [ids[0] ?? '']: [{ series_id: outside, season_number: 2, episode_number: 2 }],
      [ids[1] ?? '']: [{ series_id: flat, episode_number: 3 }],
    });
  });

  it('answers series and episodes in one request, and omits other items', async () => {
    const episode = catalogue.series(outside)?.episodes[0]?.mediaid ?? '';
    const workout = catalogue.workouts[0]?.item.mediaid ?? '';
    const answer = await getJson<Record<string, object>>(
      `/apps/series?media_ids=${flat},${episode},${workout},any%20shape`,
    );
    expect(Object.keys(answer).toSorted()).toEqual([flat, episode].toSorted());
    expect(answer[flat]).toMatchObject({ series_id: flat });
    expect(answer[episode]).toMatchObject([{ series_id: outside }]);
  });

  it('returns nothing for an empty list, and refuses a missing one', async () => {
    expect(await getJson('/apps/series?media_ids=')).toEqual({});
    expect((await server.inject('/apps/series')).statusCode).toBe(400);
  });
});

describe('the episodes of a series', () => {
  it('are returned in order, page by page', async () => {
    const found: string[] = [];
    let page: EpisodesPage;
    let offset = 0;
    do {
      page = await getJson<EpisodesPage>(
        `/apps/series/${outside}/episodes?page_limit=7&page_offset=${offset}`,
      );
      expect(page).toMatchObject({ page: offset + 1, page_limit: 7, total: 32 });
      found.push(...page.episodes.map(({ media_item }) => media_item.mediaid));
      offset = page.page;
    } while (page.page * page.page_limit < page.total);
    expect(found).toEqual(catalogue.series(outside)?.episodes.map(({ mediaid }) => mediaid));
  });

  it('are limited to a season on request', async () => {
    const page = await getJson<EpisodesPage>(`/apps/series/${outside}/seasons/3/episodes`);
    expect(page).toMatchObject({ page: 1, page_limit: 20, total: 4 });
    expect(page.episodes.map(({ season_number, episode_number }) => [season_number, episode_number])).toEqual(
      [
        [3, 1],
        [3, 2],
        [3, 3],
        [3, 4],
      ],
    );
  });

  it('begin after the one in after_id', async () => {
    const all = catalogue.series(outside)?.episodes.map(({ mediaid }) => mediaid) ?? [];
    const after = async (index: number, query = '', path = '/episodes') => {
      const page = await getJson<EpisodesPage>(
        `/apps/series/${outside}${path}?after_id=${all[index]}${query}`,
      );
      return { ...page, episodes: page.episodes.map(({ media_item }) => media_item.mediaid) };
    };
    for (const index of [0, 3, 4, 30]) {
      const next = await after(index, '&page_limit=1');
      expect(next).toEqual({ page: 1, page_limit: 1, total: 31 - index, episodes: [all[index + 1]] });
    }
    expect(await after(31)).toMatchObject({ total: 0, episodes: [] });
    expect((await after(9, '&page_limit=5&page_offset=1')).episodes).toEqual(all.slice(15, 20));
    expect((await after(2, '', '/seasons/1/episodes')).episodes).toEqual([all[3]]);
  });

  it.each(['zzzzzzzz', 'any shape', ''])('are not found after %j', async (id) => {
    for (const path of ['episodes', 'seasons/1/episodes']) {
      const response = await server.inject(
        `/apps/series/${outside}/${path}?after_id=${encodeURIComponent(id)}`,
      );
      expect(response.statusCode).toBe(404);
    }
  });

  it('are complete items, with their sources', async () => {
    const { episodes } = await getJson<EpisodesPage>(`/apps/series/${outside}/episodes?page_limit=1`);
    const item = episodes[0]?.media_item;
    const media = await getJson<{ playlist: ListedItem[] }>(`/v2/media/${item?.mediaid}`);
    expect(item).toEqual(media.playlist[0]);
  });

  it('have no season if the series has none', async () => {
    const { episodes, total } = await getJson<EpisodesPage>(`/apps/series/${flat}/episodes`);
    expect([episodes.length, total]).toEqual([9, 9]);
    for (const episode of episodes) expect(episode).not.toHaveProperty('season_number');
    expect((await server.inject(`/apps/series/${flat}/seasons/1/episodes`)).statusCode).toBe(404);
  });

  it('are empty past the end, and for an unknown season', async () => {
    const page = await getJson<EpisodesPage>(`/apps/series/${outside}/episodes?page_offset=99`);
    expect(page).toMatchObject({ page: 100, total: 32, episodes: [] });
    expect((await server.inject(`/apps/series/${outside}/seasons/9/episodes`)).statusCode).toBe(404);
  });

  it.each(['page_limit=0', 'page_limit=101', 'page_offset=-1', 'page_offset=one'])(
    'refuse %s',
    async (query) => {
      const response = await server.inject(`/apps/series/${outside}/episodes?${query}`);
      expect(response.statusCode).toBe(400);
    },
  );
});
