import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import type { CatalogueSearch, FoundItems } from '#application/ports/catalogue-search.ts';
import { makeSearchCatalogue } from '#application/search/search-catalogue.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { query } from '#domain/search/query.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const item = (
  title: string,
  contentType: 'workout' | 'program' | 'trainer' | 'series' | 'page' = 'workout',
) => aMediaItem({ id: mediaId(title), title, contentType });
const nothing: FoundItems = { playlist: null, items: [], more: null };
const down = new AppFailure('unreachable', 'No answer');

function platformWith(changes: Partial<CatalogueSearch>): CatalogueSearch {
  const unasked = () => Promise.reject(new Error('It was not to be asked'));
  return { inPlaylist: unasked, everywhere: unasked, programs: unasked, ...changes };
}
const barre = query('barre');
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe('searching the catalogue [SRC-02]', () => {
  it('searches everything where no playlist is configured', async () => {
    const platform = platformWith({ everywhere: async () => ({ ...nothing, items: [item('Barre')] }) });
    expect(await makeSearchCatalogue(platform, null)(barre, () => [])).toEqual({
      query: 'barre',
      playlist: null,
      items: [item('Barre')],
      isFallback: false,
      more: null,
    });
  });

  it('searches the configured playlist', async () => {
    const platform = platformWith({
      inPlaylist: async (list, asked) => ({ ...nothing, playlist: list, items: [item(asked)] }),
    });
    const results = await makeSearchCatalogue(platform, playlistId('Search01'))(barre, () => []);
    expect(results).toMatchObject({ playlist: 'Search01', items: [{ title: 'barre' }] });
  });

  it('lists workouts, programs and trainers only, in what follows too [CAT-10]', async () => {
    const items = [
      item('a', 'page'),
      item('b', 'program'),
      item('c', 'series'),
      item('d', 'trainer'),
      item('e'),
    ];
    const platform = platformWith({
      everywhere: async () => ({
        ...nothing,
        items,
        more: async () => ({ ...nothing, items, more: async () => nothing }),
      }),
    });
    const first = await makeSearchCatalogue(platform, null)(barre, () => []);
    const second = await first.more?.();
    expect(titles(first.items)).toEqual(['b', 'd', 'e']);
    expect(second).toMatchObject({ query: 'barre', items: [{ title: 'b' }, { title: 'd' }, { title: 'e' }] });
    expect(await second?.more?.()).toMatchObject({ items: [], more: null });
  });

  const failing = platformWith({ everywhere: () => Promise.reject(down) });

  it('falls back to the titles of what is known, none of them twice', async () => {
    const known = [
      item('Barre'),
      item('Yoga'),
      item('Barre'),
      item('Slow BARRE', 'program'),
      item('barre', 'page'),
    ];
    const results = await makeSearchCatalogue(failing, null)(barre, () => known);
    expect(results).toMatchObject({ isFallback: true, more: null, playlist: null });
    expect(titles(results.items)).toEqual(['Barre', 'Slow BARRE']);
  });

  it('fails as the search did where nothing known matches', async () => {
    const search = makeSearchCatalogue(failing, null);
    await expect(search(barre, () => [item('Yoga')])).rejects.toBe(down);
  });

  it('does not ask what is known where the search succeeds, even with nothing', async () => {
    const platform = platformWith({ everywhere: async () => nothing });
    const results = await makeSearchCatalogue(platform, null)(barre, () => expect.unreachable());
    expect(results.items).toEqual([]);
  });

  it('hides no fault of its own behind the fallback', async () => {
    const fault = new TypeError('A fault');
    const search = makeSearchCatalogue(platformWith({ everywhere: () => Promise.reject(fault) }), null);
    await expect(search(barre, () => [item('Barre')])).rejects.toBe(fault);
  });
});
