import { describe, expect, it } from 'vitest';
import { makeAccountApi } from '#adapters/account-api/account-api.ts';
import { cdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makePlatformCatalogueSearch } from '#adapters/search/platform-catalogue-search.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { query } from '#domain/search/query.ts';
import { ELSEWHERE, endlessPages } from '#tests/builders/hostile-links.ts';
import { answering } from '#tests/doubles/fake-fetch.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { wireItem } from '#tests/builders/wire-item.ts';

const CDN = 'https://cdn.test';
const API = 'https://api.test';

function setUp(answers: Readonly<Record<string, unknown>>) {
  const { fetch, sent } = answering(answers);
  const http = makeHttp(fetch);
  const reporter = makeRecordingReporter();
  const servers = { http, cdn: cdnAddresses(CDN), accountApi: makeAccountApi(http, API) };
  return { search: makePlatformCatalogueSearch(servers, reporter), sent, reporter };
}
const ids = (items: readonly { readonly id: string }[] | undefined) => items?.map(({ id }) => id);
const searchQuery = query('core/abs & "100%"?#');
const ENCODED = 'core%2Fabs%20%26%20%22100%25%22%3F%23';

describe('a search in a playlist [SRC-02, API-04]', () => {
  const list = playlistId('Search01');
  const address = `${CDN}/v2/playlists/Search01?search=${ENCODED}`;

  it('requests the CDN, page by page', async () => {
    const { search, sent } = setUp({
      [address]: { playlist: [wireItem()], links: { next: `${address}&page_offset=2` } },
      [`${address}&page_offset=2`]: { playlist: [wireItem({ mediaid: 'Wrk00002' })] },
    });
    const first = await search.inPlaylist(list, searchQuery);
    const second = await first.more?.();
    expect([ids(first.items), ids(second?.items)]).toEqual([['Wrk00001'], ['Wrk00002']]);
    expect([first.playlist, second?.playlist, second?.more]).toEqual([list, list, null]);
    expect(sent.map(({ init }) => init?.credentials)).toEqual([undefined, undefined]);
  });

  it('ends if a page links back to an earlier one [API-07]', async () => {
    const { search } = setUp({
      [address]: { playlist: [wireItem()], links: { next: `${address}&page_offset=2` } },
      [`${address}&page_offset=2`]: { playlist: [wireItem()], links: { next: address } },
    });
    const second = await (await search.inPlaylist(list, searchQuery)).more?.();
    expect(second).toMatchObject({ more: null });
  });

  it.each(ELSEWHERE)('follows no link to %s', async (next) => {
    const { search } = setUp({ [address]: { playlist: [wireItem()], links: { next } } });
    expect((await search.inPlaylist(list, searchQuery)).more).toBeNull();
  });

  it('ends after 5 pages without a new item', async () => {
    const { search, sent } = setUp(endlessPages(address));
    let page = await search.inPlaylist(list, searchQuery);
    while (page.more) page = await page.more();
    expect(sent).toHaveLength(6);
  });

  it('whose id is a path requests the account API, page by page [API-02]', async () => {
    const path = '/api/v3/jwp/playlists/picks';
    const begin = `${API}${path}?search=${ENCODED}`;
    const { search, sent } = setUp({
      [begin]: { responseData: { playlist: [wireItem()], links: { next: `${begin}&page_offset=2` } } },
      [`${begin}&page_offset=2`]: { responseData: { playlist: [wireItem({ mediaid: 'Wrk00002' })] } },
    });
    const first = await search.inPlaylist(playlistId(path), searchQuery);
    const second = await first.more?.();
    expect([ids(first.items), ids(second?.items)]).toEqual([['Wrk00001'], ['Wrk00002']]);
    expect(sent.map(({ init }) => init?.credentials)).toEqual(['include', 'include']);
  });

  it('joins the query to those of a path [API-02]', async () => {
    const path = '/api/v3/jwp/playlists/picks?sort=new';
    const { search } = setUp({
      [`${API}${path}&search=${ENCODED}`]: { responseData: { playlist: [wireItem()] } },
    });
    expect(ids((await search.inPlaylist(playlistId(path), searchQuery)).items)).toEqual(['Wrk00001']);
  });

  it('fails if there is no such playlist', async () => {
    await expect(setUp({}).search.inPlaylist(list, searchQuery)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe.each([
  ['everything', 'everywhere', `${API}/api/v3/jwp/search?q=${ENCODED}`],
  ['the programs', 'programs', `${API}/api/v3/jwp/playlists/search_programs?q=${ENCODED}`],
] as const)('a search in %s [API-03]', (_, method, address) => {
  it('requests the account API with credentials, page by page', async () => {
    const { search, sent } = setUp({
      [address]: { playlist: [wireItem()], links: { next: `${address}&page_offset=2` } },
      [`${address}&page_offset=2`]: { playlist: [wireItem({ mediaid: 'Wrk00002' })] },
    });
    const first = await search[method](searchQuery);
    const second = await first.more?.();
    expect([ids(first.items), ids(second?.items)]).toEqual([['Wrk00001'], ['Wrk00002']]);
    expect([first.playlist, second?.more]).toEqual([null, null]);
    expect(sent.map(({ init }) => init?.credentials)).toEqual(['include', 'include']);
  });

  it('omits invalid items and reports them [API-07]', async () => {
    const { search, reporter } = setUp({ [address]: { playlist: [{ title: 'Nobody' }, wireItem(), 42] } });
    expect(ids((await search[method](searchQuery)).items)).toEqual(['Wrk00001']);
    expect(reporter.reported).toHaveLength(2);
  });

  it.each([null, [], 42, {}, { playlist: null }, { playlist: {} }])('is malformed for %j', async (answer) => {
    await expect(setUp({ [address]: answer }).search[method](searchQuery)).rejects.toMatchObject({
      kind: 'malformed-answer',
    });
  });

  it.each(ELSEWHERE)('follows no link to %s', async (next) => {
    const { search } = setUp({ [address]: { playlist: [wireItem()], links: { next } } });
    expect((await search[method](searchQuery)).more).toBeNull();
  });
});
