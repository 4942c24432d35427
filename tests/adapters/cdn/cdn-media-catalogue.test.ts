import { describe, expect, it } from 'vitest';
import { makeAccountApi } from '#adapters/account-api/account-api.ts';
import { cdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeCdnMediaCatalogue } from '#adapters/cdn/cdn-media-catalogue.ts';
import { makeHttp } from '#adapters/http/http.ts';
import type { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { trainerId } from '#domain/catalogue/trainer-id.ts';
import { ELSEWHERE } from '#tests/builders/hostile-links.ts';
import { answering, makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { wireItem } from '#tests/builders/wire-item.ts';

const overWire = (wire: typeof fetch, siteId: string | null = 'Site0001') => {
  const http = makeHttp(wire);
  const reporter = makeRecordingReporter();
  const api = makeAccountApi(http, 'https://api.test');
  const catalogue = makeCdnMediaCatalogue(http, cdnAddresses('https://cdn.test'), api, reporter, siteId);
  return { catalogue, reporter };
};

function setUp(answers: Readonly<Record<string, unknown>>, siteId: string | null = 'Site0001') {
  const { fetch, sent } = answering(answers);
  return { ...overWire(fetch, siteId), sent };
}
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const malformed = { kind: 'malformed-answer' };
const UNREADABLE = [null, [], {}, { playlist: null }, { playlist: {} }, 'text', 5];

describe('a playlist', () => {
  const ADDRESS = 'https://cdn.test/v2/playlists/PlayLst1';
  const playlistIn = (answer: unknown) =>
    setUp({ [ADDRESS]: answer }).catalogue.playlist(playlistId('PlayLst1'));

  it('is requested from the CDN, without the person’s credentials', async () => {
    const { catalogue, sent } = setUp({ [`${ADDRESS}?page_limit=20`]: { playlist: [] } });
    await catalogue.playlist(playlistId('PlayLst1'), 20);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init?.credentials).toBeUndefined();
    expect(sent[0]?.init?.headers).toBeUndefined();
  });

  it('is read completely', async () => {
    const next = `${ADDRESS}?page_limit=20&page_offset=21`;
    const answer = {
      title: 'Barre',
      playlist: [wireItem(), wireItem({ mediaid: 'Wrk00002' })],
      links: { first: ADDRESS, next },
      shelfImageAspectRatio: '2:3',
      contentType: 'live',
      imageLabel: 'poster',
      filterTags: 'Barre, Yoga',
      filter_options: {
        style: { description: 'Style', options: [{ label: 'Barre', value: 'barre' }, { label: 5 }] },
        empty: { description: 'Empty', options: [] },
        wrong: 'wrong',
      },
    };
    expect(await playlistIn(answer)).toMatchObject({
      id: 'PlayLst1',
      title: 'Barre',
      items: [{ id: 'Wrk00001' }, { id: 'Wrk00002' }],
      next,
      isLive: true,
      aspectRatio: '2:3',
      imageLabel: 'poster',
      genres: ['Barre', 'Yoga'],
      filters: [{ key: 'style', description: 'Style', options: [{ label: 'Barre', value: 'barre' }] }],
    });
  });

  it.each([
    { playlist: [] },
    {
      playlist: [],
      title: 5,
      links: 'next',
      shelfImageAspectRatio: '7:3',
      imageLabel: {},
      filterTags: 5,
      filter_options: [],
    },
    { playlist: [], title: null, links: { next: 5 }, shelfImageAspectRatio: null, imageLabel: null },
    { playlist: [], title: '', links: { next: '' }, shelfImageAspectRatio: '', imageLabel: '' },
  ])('is empty, without a next page, if there is nothing valid: %j', async (answer) => {
    expect(await playlistIn(answer)).toEqual({
      id: 'PlayLst1',
      title: '',
      items: [],
      viewName: null,
      isLive: false,
      next: null,
      aspectRatio: '16:9',
      imageLabel: null,
      genres: [],
      filters: [],
    });
  });

  it.each([
    ['Feed0001', 'Feed0001'],
    [undefined, 'PlayLst1'],
    ['', 'PlayLst1'],
    [42, 'PlayLst1'],
    ['..', 'PlayLst1'],
  ])('with the feed %j has the id %s [CAT-11]', async (feedid, id) => {
    expect(await playlistIn({ feedid, playlist: [] })).toMatchObject({ id });
  });

  it('omits and reports an invalid item [API-07]', async () => {
    const { catalogue, reporter } = setUp({
      [ADDRESS]: { playlist: [null, wireItem(), { title: 'No id' }, wireItem({ mediaid: 'Wrk00002' })] },
    });
    expect(ids((await catalogue.playlist(playlistId('PlayLst1'))).items)).toEqual(['Wrk00001', 'Wrk00002']);
    expect(reporter.reported).toHaveLength(2);
    expect(reporter.reported[1]).toMatchObject({
      ...malformed,
      field: 'mediaid',
      message: 'An item of Playlist PlayLst1 cannot be read',
    });
  });

  it.each(UNREADABLE)('is malformed for %j', async (answer) => {
    await expect(playlistIn(answer)).rejects.toMatchObject(malformed);
  });

  it('is not found if there is none', async () => {
    await expect(setUp({}).catalogue.playlist(playlistId('PlayLst1'))).rejects.toMatchObject({
      kind: 'not-found',
      status: 404,
    });
  });

  it('continues at the address of its next page', async () => {
    const next = 'https://cdn.test/v2/playlists/PlayLst1?page_offset=21';
    const { catalogue, sent } = setUp({ [next]: { playlist: [wireItem()] } });
    expect(ids((await catalogue.playlistAt(next)).items)).toEqual(['Wrk00001']);
    expect(sent.map(({ address }) => address)).toEqual([next]);
    expect(sent[0]?.init?.credentials).toBeUndefined();
  });

  it.each(ELSEWHERE)('has no next page at %s', async (next) => {
    const page = { playlist: [wireItem()], links: { next } };
    const path = '/api/v3/jwp/playlists/picks';
    const { catalogue } = setUp({
      [ADDRESS]: page,
      [`${ADDRESS}?related_media_id=Wrk00001`]: page,
      [`https://api.test${path}`]: { responseData: page },
    });
    const list = playlistId('PlayLst1');
    const pages = [
      await catalogue.playlist(list),
      await catalogue.playlistAt(ADDRESS),
      await catalogue.recommendations(list, mediaId('Wrk00001')),
      await catalogue.playlist(playlistId(path)),
      await catalogue.playlistAt(path),
    ];
    expect(pages.map((each) => each.next)).toEqual([null, null, null, null, null]);
  });

  it('of the CDN does not continue on the account API, with credentials', async () => {
    const next = 'https://api.test/api/v3/jwp/browse?style=yoga';
    expect(await playlistIn({ playlist: [], links: { next } })).toMatchObject({ next: null });
  });

  it.each([{ playlist: [wireItem()] }, { responseData: { playlist: [wireItem()] } }])(
    'continues on the account API with credentials: %j',
    async (answer) => {
      const begin = 'https://api.test/api/v3/jwp/browse?style=yoga';
      const following = `${begin}&page_offset=51`;
      const { catalogue, sent } = setUp({
        [begin]: { playlist: [wireItem()], links: { next: following } },
        [following]: answer,
      });
      const { next } = await catalogue.browse(new Map([['style', 'yoga']]));
      expect(ids((await catalogue.playlistAt(next ?? '')).items)).toEqual(['Wrk00001']);
      expect(sent.map(({ address }) => address)).toEqual([begin, following]);
      expect(sent[1]?.init).toMatchObject({ credentials: 'include' });
    },
  );
});

describe('browsing [CAT-20]', () => {
  it('requests the account API, with one parameter for each filter', async () => {
    const address = 'https://api.test/api/v3/jwp/browse?trainer=t%3Amaya&style=yoga';
    const { catalogue, sent } = setUp({ [address]: { title: 'Workouts', playlist: [wireItem()] } });
    const found = await catalogue.browse(
      new Map([
        ['trainer', 't:maya'],
        ['style', 'yoga'],
      ]),
    );
    expect(found).toMatchObject({ title: 'Workouts', items: [{ id: 'Wrk00001' }] });
    expect(sent[0]?.init).toMatchObject({ credentials: 'include' });
  });
});

describe('a trainer [CAT-21]', () => {
  const ADDRESS = 'https://cdn.test/v2/site/Site0001/media/ext:trainer-maya';
  const answers = { [ADDRESS]: { playlist: [wireItem({ title: 'Maya', contentType: 'trainer' })] } };

  it('is requested from the customer’s site', async () => {
    expect(await setUp(answers).catalogue.trainer(trainerId('maya'))).toMatchObject({ title: 'Maya' });
  });

  it('is not found if there is none, or no site', async () => {
    const nothing = { kind: 'not-found' };
    await expect(setUp(answers).catalogue.trainer(trainerId('tom'))).rejects.toMatchObject(nothing);
    await expect(setUp(answers, null).catalogue.trainer(trainerId('maya'))).rejects.toMatchObject(nothing);
  });
});

describe('a playlist whose id is a path [API-02]', () => {
  const PATH = '/api/v3/jwp/playlists/this_week';
  const playlistIn = (answer: unknown) =>
    setUp({ [`https://api.test${PATH}`]: answer }).catalogue.playlist(playlistId(PATH));

  it('is requested from the account API, in responseData, with credentials', async () => {
    const { catalogue, sent } = setUp({
      [`https://api.test${PATH}`]: { responseData: { title: 'This week', playlist: [wireItem()] } },
    });
    expect(await catalogue.playlist(playlistId(PATH), 20)).toMatchObject({
      id: PATH,
      title: 'This week',
      items: [{ id: 'Wrk00001' }],
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init).toMatchObject({ credentials: 'include' });
  });

  it.each([...UNREADABLE, { playlist: [] }, ...UNREADABLE.map((responseData) => ({ responseData }))])(
    'is malformed for %j',
    async (answer) => {
      await expect(playlistIn(answer)).rejects.toMatchObject(malformed);
    },
  );

  it('continues on the account API, by a path or by an address, with credentials [API-01]', async () => {
    const following = `https://api.test${PATH}?page_offset=51`;
    for (const next of [following, `${PATH}?page_offset=51`]) {
      const { catalogue, sent } = setUp({
        [`https://api.test${PATH}`]: { responseData: { playlist: [wireItem()], links: { next } } },
        [following]: { responseData: { playlist: [wireItem({ mediaid: 'Wrk00002' })] } },
      });
      const first = await catalogue.playlist(playlistId(PATH));
      expect(ids((await catalogue.playlistAt(first.next ?? '')).items)).toEqual(['Wrk00002']);
      expect(sent.map(({ init }) => init?.credentials)).toEqual(['include', 'include']);
    }
  });

  it('fails as the request failed', async () => {
    await expect(setUp({}).catalogue.playlist(playlistId(PATH))).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('an item', () => {
  const ADDRESS = 'https://cdn.test/v2/media/Wrk00001';
  const itemIn = (answer: unknown) => setUp({ [ADDRESS]: answer }).catalogue.media(mediaId('Wrk00001'));

  it('is the first of the response', async () => {
    const answer = { playlist: [wireItem(), wireItem({ mediaid: 'Wrk00002' })] };
    expect(await itemIn(answer)).toMatchObject({ id: 'Wrk00001', title: 'Slow Barre' });
  });

  it.each([{ playlist: [] }, { playlist: [null] }, { playlist: [{ mediaid: 'Wrk00001' }] }])(
    'is not found in %j',
    async (answer) => {
      await expect(itemIn(answer)).rejects.toMatchObject({
        kind: 'not-found',
        message: 'MediaItem not found',
      });
    },
  );

  it.each(UNREADABLE)('is malformed for %j', async (answer) => {
    await expect(itemIn(answer)).rejects.toMatchObject(malformed);
  });
});

describe('a watchlist', () => {
  const ADDRESS = 'https://cdn.test/apps/watchlists/WatchLst?media_ids=Wrk00001,Wrk00002';
  const wanted = [mediaId('Wrk00001'), mediaId('Wrk00002')];

  it('returns known items, in any order', async () => {
    const { catalogue, reporter } = setUp({
      [ADDRESS]: { playlist: [wireItem({ mediaid: 'Wrk00002' }), 7] },
    });
    expect(ids(await catalogue.watchlist('WatchLst', wanted))).toEqual(['Wrk00002']);
    expect(reporter.reported).toHaveLength(1);
  });

  it('is not found if there is none', async () => {
    await expect(setUp({}).catalogue.watchlist('WatchLst', wanted)).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it.each(UNREADABLE)('is malformed for %j', async (answer) => {
    const { catalogue } = setUp({ [ADDRESS]: answer });
    await expect(catalogue.watchlist('WatchLst', wanted)).rejects.toMatchObject(malformed);
  });
});

describe('a rejected request', () => {
  const failing = (status: number) =>
    overWire(makeFakeFetch(() => Response.json({ message: 'No' }, { status })).fetch).catalogue;
  const requests: readonly (readonly [string, (catalogue: MediaCatalogue) => Promise<unknown>])[] = [
    ['an item', (catalogue) => catalogue.media(mediaId('cut'))],
    ['a playlist', (catalogue) => catalogue.playlist(playlistId('cut'))],
    ['a playlist of the account API', (catalogue) => catalogue.playlist(playlistId('/cut'))],
    ['recommendations', (catalogue) => catalogue.recommendations(playlistId('cut'), mediaId('cut'))],
    ['a trainer', (catalogue) => catalogue.trainer(trainerId('cut'))],
  ];

  it.each(requests)('is treated as not found if the id is invalid: %s', async (_, request) => {
    for (const status of [400, 404, 410, 414, 422])
      await expect(request(failing(status))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it.each(requests)('fails if it may be repeated later: %s', async (_, request) => {
    for (const status of [408, 425, 429])
      await expect(request(failing(status))).rejects.toMatchObject({ kind: 'refused', status });
  });
});
