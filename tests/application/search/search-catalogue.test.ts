import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import type { TitleForViewer } from '#application/catalogue/title-for-viewer.ts';
import type { CatalogueSearch } from '#application/ports/catalogue-search.ts';
import { makeSearchCatalogue } from '#application/search/search-catalogue.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { query } from '#domain/search/query.ts';
import type { UnderstoodQuery } from '#domain/search/understood-query.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeInMemoryMediaCatalogue } from '#tests/doubles/in-memory-media-catalogue.ts';
import { makeInMemoryCatalogueSearch } from '#tests/doubles/in-memory-catalogue-search.ts';

const item = (
  title: string,
  contentType: 'workout' | 'program' | 'trainer' | 'series' | 'page' = 'workout',
) => aMediaItem({ id: mediaId(title), title, contentType });
const down = new AppFailure('unreachable', 'No answer');
const failingWith = (failure: Error) => {
  const platform = makeInMemoryCatalogueSearch();
  platform.failWith(failure);
  return platform;
};
const barre: UnderstoodQuery = { query: query('barre'), filters: [], text: query('barre') };
const ownTitle = ({ title }: { readonly title: string }) => title;
const searching = (
  platform: CatalogueSearch,
  list: PlaylistId | null,
  titleOf: TitleForViewer,
  catalogue = makeInMemoryMediaCatalogue(),
) => makeSearchCatalogue(platform, catalogue, list, titleOf);
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe('searching the catalogue [SRC-02]', () => {
  it('searches everything if no playlist is configured', async () => {
    const platform = makeInMemoryCatalogueSearch([item('Barre')]);
    expect(await searching(platform, null, ownTitle)(barre, () => [])).toEqual({
      playlist: null,
      items: [item('Barre')],
      isFallback: false,
      more: null,
    });
  });

  it('searches the configured playlist', async () => {
    const list = aPlaylist({ id: playlistId('Search01'), items: [item('barre')] });
    const platform = makeInMemoryCatalogueSearch([item('Barre elsewhere')], [list]);
    const results = await searching(platform, playlistId('Search01'), ownTitle)(barre, () => []);
    expect(results).toMatchObject({ playlist: 'Search01', items: [{ title: 'barre' }] });
  });

  it('returns only workouts, programs and trainers, on further pages too [CAT-10]', async () => {
    const items = (part: string) => [
      item(`${part} Barre page`, 'page'),
      item(`${part} Barre program`, 'program'),
      item(`${part} Barre series`, 'series'),
      item(`${part} Barre trainer`, 'trainer'),
      item(`${part} Barre`),
    ];
    const platform = makeInMemoryCatalogueSearch([...items('1st'), ...items('2nd')], [], 5);
    const first = await searching(platform, null, ownTitle)(barre, () => []);
    const second = await first.more?.();
    expect(titles(first.items)).toEqual(['1st Barre program', '1st Barre trainer', '1st Barre']);
    expect(titles(second?.items ?? [])).toEqual(['2nd Barre program', '2nd Barre trainer', '2nd Barre']);
    expect(second).toMatchObject({ more: null });
  });

  const failing = failingWith(down);

  it('falls back to the titles of cached items, without duplicates', async () => {
    const known = [
      item('Barre'),
      item('Yoga'),
      item('Barre'),
      item('Slow BARRE', 'program'),
      item('barre', 'page'),
    ];
    const results = await searching(failing, null, ownTitle)(barre, () => known);
    expect(results).toMatchObject({ isFallback: true, more: null, playlist: null });
    expect(titles(results.items)).toEqual(['Barre', 'Slow BARRE']);
  });

  it('falls back by the titles that the viewer reads [CAT-25]', async () => {
    const search = searching(failing, null, ({ title }) => (title === 'Yoga' ? 'Barre' : 'Yoga'));
    const { items } = await search(barre, () => [item('Barre'), item('Yoga')]);
    expect(titles(items)).toEqual(['Yoga']);
  });

  it('fails as the search did if no cached item matches', async () => {
    const search = searching(failing, null, ownTitle);
    await expect(search(barre, () => [item('Yoga')])).rejects.toBe(down);
  });

  it('does not use cached items if the search succeeds, even without results', async () => {
    const results = await searching(
      makeInMemoryCatalogueSearch(),
      null,
      ownTitle,
    )(barre, () => expect.unreachable());
    expect(results.items).toEqual([]);
  });

  it('does not hide a bug behind the fallback', async () => {
    const fault = new TypeError('A fault');
    const search = searching(failingWith(fault), null, ownTitle);
    await expect(search(barre, () => [item('Barre')])).rejects.toBe(fault);
  });
});

describe('a query that names filters [SRC-07]', () => {
  const yoga = { ...item('Yoga'), genre: 'Yoga' };
  const asked: UnderstoodQuery = {
    query: query('yoga plank'),
    filters: [{ key: 'style', value: 'yoga', label: 'Yoga', words: 'yoga' }],
    text: query('plank'),
  };

  it('asks for the workouts that pass them, and for no search', async () => {
    const found = await searching(
      failingWith(down),
      null,
      ownTitle,
      makeInMemoryMediaCatalogue([yoga, item('Plank')]),
    )(asked, () => expect.unreachable());
    expect(found).toEqual({ playlist: 'browse', items: [yoga], isFallback: false, more: null });
  });

  it('goes on page by page, with what lists show [CAT-10]', async () => {
    const rest = aPlaylist({ id: playlistId('rest'), items: [item('Outside', 'series'), item('Last')] });
    const catalogue = {
      ...makeInMemoryMediaCatalogue([], [rest]),
      browse: async () => aPlaylist({ id: playlistId('first'), items: [yoga], next: 'rest' }),
    };
    const first = await makeSearchCatalogue(failingWith(down), catalogue, null, ownTitle)(asked, () => []);
    const second = await first.more?.();
    expect(titles(second?.items ?? [])).toEqual(['Last']);
    expect(second).toMatchObject({ playlist: 'first', more: null });
  });

  it('fails as the request does: nobody knows which known items pass', async () => {
    const catalogue = makeInMemoryMediaCatalogue();
    catalogue.failWith(down);
    const search = searching(makeInMemoryCatalogueSearch(), null, ownTitle, catalogue);
    await expect(search(asked, () => [item('Yoga plank')])).rejects.toBe(down);
  });
});
