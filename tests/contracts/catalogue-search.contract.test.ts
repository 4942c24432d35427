import { expect, it } from 'vitest';
import { makePlatformCatalogueSearch } from '#adapters/search/platform-catalogue-search.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { CatalogueSearch, FoundItems } from '#application/ports/catalogue-search.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { query } from '#domain/search/query.ts';
import { playlistIds, staffPicksPath } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeInMemoryCatalogueSearch } from '#tests/doubles/in-memory-catalogue-search.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform } from './in-process-platform.ts';

interface Subject {
  readonly search: CatalogueSearch;
  /** Only one of these, a workout, has this title, and it is in both lists. */
  readonly title: string;
  readonly list: PlaylistId;
  /** A playlist that the account API serves. */
  readonly path: PlaylistId;
  /** The title of a program. */
  readonly program: string;
  readonly disconnect: () => void;
}

async function onPlatform(): Promise<Subject> {
  const { http, cdn, accountApi, catalogue, disconnect } = await enterPlatform();
  const [first] = catalogue.playlist(staffPicksPath.split('/').at(-1) ?? '')?.playlist ?? [];
  return {
    search: makePlatformCatalogueSearch({ http, cdn, accountApi }, makeRecordingReporter()),
    title: first?.title ?? '',
    list: playlistId(playlistIds.browse),
    path: playlistId(staffPicksPath),
    program: catalogue.programs[0]?.item.title ?? '',
    disconnect,
  };
}

async function inMemory(): Promise<Subject> {
  const workout = (index: number) =>
    aMediaItem({ id: mediaId(`Wrk${index}`), title: `Yoga ${index} for the Evening` });
  const workouts = Array.from({ length: 120 }, (_, index) => workout(index));
  const program = aMediaItem({ id: mediaId('Program1'), title: 'Yoga Basics', contentType: 'program' });
  const list = (id: string) => aPlaylist({ id: playlistId(id), items: workouts });
  const search = makeInMemoryCatalogueSearch([...workouts, program], [list('Workouts'), list('/picks')]);
  return {
    search,
    title: workout(7).title,
    list: playlistId('Workouts'),
    path: playlistId('/picks'),
    program: program.title,
    disconnect: () => search.failWith(new AppFailure('unreachable', 'No answer')),
  };
}

/** A word in many titles, whose results span several pages. */
const MANY = query('yoga');
const NOTHING = query('xyzzy');

describeContract('a catalogue search', { 'of the platform': onPlatform, 'in memory': inMemory }, (make) => {
  async function restOf(first: FoundItems): Promise<readonly MediaItem[]> {
    const items = [...first.items];
    for (let part = first, parts = 1; part.more !== null; parts += 1) {
      expect(parts).toBeLessThan(100);
      part = await part.more();
      items.push(...part.items);
    }
    return items;
  }

  it('returns the best match first, in a playlist and in everything', async () => {
    const { search, title, list, path } = await make();
    const asked = query(title);
    for (const found of [
      await search.inPlaylist(list, asked),
      await search.inPlaylist(path, asked),
      await search.everywhere(asked),
    ])
      expect(found.items[0]?.title).toBe(title);
  });

  it('returns the CDN playlist that contains the items', async () => {
    const { search, list, path } = await make();
    expect((await search.inPlaylist(list, MANY)).playlist).toBe(list);
    expect((await search.inPlaylist(path, MANY)).playlist).toBeNull();
    expect((await search.everywhere(MANY)).playlist).toBeNull();
    expect((await search.programs(MANY)).playlist).toBeNull();
  });

  it('returns all results, page by page, without duplicates', async () => {
    const { search, list } = await make();
    for (const first of [await search.everywhere(MANY), await search.inPlaylist(list, MANY)]) {
      expect(first.more).not.toBeNull();
      const ids = (await restOf(first)).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(first.items.length);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('returns only programs when searching programs', async () => {
    const { search, program } = await make();
    const { items } = await search.programs(query(program));
    expect(items[0]?.title).toBe(program);
    expect(new Set(items.map(({ contentType }) => contentType))).toEqual(new Set(['program']));
  });

  it('returns nothing if nothing matches', async () => {
    const { search, list } = await make();
    for (const found of [
      await search.inPlaylist(list, NOTHING),
      await search.everywhere(NOTHING),
      await search.programs(NOTHING),
    ])
      expect(found).toMatchObject({ items: [], more: null });
  });

  it.each(['Nowhere0', '/api/v3/jwp/playlists/nowhere'])('fails if there is no playlist %s', async (id) => {
    const { search } = await make();
    await expect(search.inPlaylist(playlistId(id), MANY)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails if there is no response, on further pages too', async () => {
    const { search, list, path, disconnect } = await make();
    const { more } = await search.everywhere(MANY);
    disconnect();
    for (const request of [
      () => search.inPlaylist(list, MANY),
      () => search.inPlaylist(path, MANY),
      () => search.everywhere(MANY),
      () => search.programs(MANY),
      () => more?.(),
    ])
      await expect(request()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
