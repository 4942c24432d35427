import { describe, expect, it, vi } from 'vitest';
import { makeSearchWithPublicTitles } from '#application/search/search-with-public-titles.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { query } from '#domain/search/query.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { asViewer, aVisitor } from '#tests/builders/a-member.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeInMemoryCatalogueSearch } from '#tests/doubles/in-memory-catalogue-search.ts';
import { makeInMemoryMediaCatalogue } from '#tests/doubles/in-memory-media-catalogue.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

const item = (title: string, contentType: ContentType = 'program') =>
  aMediaItem({ id: mediaId(title), title, contentType });
const [undefeated, daily, boxing] = [item('Undefeated'), item('Daily', 'workout'), item('Boxing basics')];
const publicTitles = new Map([
  [boxing.id, 'Boxing at last'],
  [undefeated.id, 'Boxing for everybody'],
  [daily.id, 'Boxing a day'],
  [mediaId('Gone'), 'Boxing that is gone'],
]);

function searchAs(viewer: Viewer) {
  const items = [undefeated, daily, boxing];
  const list = aPlaylist({ id: playlistId('Search01'), items });
  const catalogue = makeInMemoryMediaCatalogue(items);
  const load = vi.spyOn(catalogue, 'media');
  const search = makeSearchWithPublicTitles(
    makeInMemoryCatalogueSearch(items, [list], 1),
    catalogue,
    makeSettableViewer(viewer),
    { publicTitles },
  );
  return { ...search, loaded: () => load.mock.calls.map(([id]) => id) };
}
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe('searching by public titles [CAT-25]', () => {
  it.each<[string, Viewer]>([
    ['a visitor', aVisitor],
    ['somebody who is not known yet', { state: 'loading' }],
  ])('begins with what only these titles find, for %s', async (_, viewer) => {
    const { items, playlist } = await searchAs(viewer).inPlaylist(playlistId('Search01'), query('boxing'));
    expect(titles(items)).toEqual(['Undefeated', 'Daily', 'Boxing basics']);
    expect(playlist).toBe('Search01');
    expect(titles((await searchAs(viewer).everywhere(query('BOXING FOR'))).items)).toEqual(['Undefeated']);
  });

  it('finds programs only among the programs', async () => {
    const { items } = await searchAs(aVisitor).programs(query('boxing'));
    expect(titles(items)).toEqual(['Undefeated', 'Boxing basics']);
  });

  it('loads only what it finds by these titles', async () => {
    const search = searchAs(aVisitor);
    await search.everywhere(query('boxing for'));
    expect(search.loaded()).toEqual(['Undefeated']);
  });

  it('shows an item once, where the platform found it', async () => {
    const { items } = await searchAs(aVisitor).everywhere(query('undefeated'));
    expect(titles(items)).toEqual(['Undefeated']);
  });

  it('leaves members the platform’s results', async () => {
    const { items } = await searchAs(asViewer()).everywhere(query('boxing'));
    expect(titles(items)).toEqual(['Boxing basics']);
  });
});
