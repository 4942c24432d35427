import { describe, expect, it } from 'vitest';
import { loadPlaylist } from '#application/catalogue/load-playlist.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeInMemoryMediaCatalogue } from '#tests/doubles/in-memory-media-catalogue.ts';

const part = (id: string, items: readonly string[], next: string | null) =>
  aPlaylist({
    id: playlistId(id),
    title: `Title of ${id}`,
    items: items.map((item) => aMediaItem({ id: mediaId(item) })),
    next,
  });
const catalogue = makeInMemoryMediaCatalogue(
  [],
  [
    part('Part1', ['one', 'two'], 'Part2'),
    part('Part2', ['three', 'four'], 'Part3'),
    part('Part3', ['five'], null),
    part('Broken', ['one'], 'Nowhere'),
  ],
);
const load = async (id: string, enough?: number) => {
  const isEnough = enough === undefined ? [] : [(items: readonly unknown[]) => items.length >= enough];
  const { title, items, next } = await loadPlaylist(catalogue, playlistId(id), ...isEnough);
  return { title, items: items.map((item) => item.id as string), next };
};

describe('loading a playlist', () => {
  it('loads all pages by default, and keeps the properties of the first', async () => {
    const items = ['one', 'two', 'three', 'four', 'five'];
    expect(await load('Part1')).toEqual({ title: 'Title of Part1', items, next: null });
  });

  it.each([
    [0, ['one', 'two'], 'Part2'],
    [2, ['one', 'two'], 'Part2'],
    [3, ['one', 'two', 'three', 'four'], 'Part3'],
    [5, ['one', 'two', 'three', 'four', 'five'], null],
  ])('stops after the page with which it has %d items', async (enough, items, next) => {
    expect(await load('Part1', enough)).toMatchObject({ items, next });
  });

  it('fails if a later page fails, unless that page is not needed', async () => {
    await expect(load('Broken')).rejects.toMatchObject({ kind: 'not-found' });
    expect(await load('Broken', 1)).toMatchObject({ items: ['one'] });
  });
});
