import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { makeLoadSeries } from '#application/catalogue/load-series.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { MOST_EMPTY_PAGES, MOST_PAGES } from '#domain/catalogue/next-page-address.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import type { Season } from '#domain/catalogue/series.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeInMemoryMediaCatalogue } from '#tests/doubles/in-memory-media-catalogue.ts';
import { makeInMemorySeriesSource } from '#tests/doubles/in-memory-series-source.ts';

const [first, second, third] = ['first', 'second', 'third'].map((id) => aMediaItem({ id: mediaId(id) }));
const part = (id: string, item: typeof first, next: string | null) =>
  aPlaylist({ id: playlistId(id), items: item ? [item] : [], next });
const catalogue = makeInMemoryMediaCatalogue(
  [],
  [
    part('Part1', first, 'Part2'),
    part('Part2', second, 'Part3'),
    part('Part3', third, null),
    part('Round', first, 'Round'),
    part('Broken', first, 'Nowhere'),
  ],
);
const seasons: Season[] = [{ number: 1, episodes: [{ id: mediaId('first'), number: 1 }] }];
const source = makeInMemorySeriesSource({ Wrk00001: seasons });
const series = (list: string | null) =>
  aMediaItem({ title: 'Outside', contentType: 'series', seriesPlaylist: list ? playlistId(list) : null });

describe('opening a series [MED-14]', () => {
  const open = makeLoadSeries(source, catalogue);

  it('loads its seasons, and the items of its whole playlist', async () => {
    const opened = await open(series('Part1'));
    expect(opened).toMatchObject({ id: 'Wrk00001', title: 'Outside', seasons });
    expect([...opened.items.keys()]).toEqual(['first', 'second', 'third']);
  });

  it('stops if a playlist links to itself', async () => {
    expect((await open(series('Round'))).items.size).toBe(1);
  });

  it.each([
    ['adds nothing', 1, 1 + MOST_EMPTY_PAGES],
    ['adds an item on each page', MOST_PAGES, MOST_PAGES],
  ])('stops at a bound if a playlist %s and never ends', async (_, distinct, requests) => {
    let asked = 0;
    const endless = async (): Promise<Playlist> => {
      asked += 1;
      const id = mediaId(`item-${Math.min(asked, distinct)}`);
      return aPlaylist({ items: [aMediaItem({ id })], next: `page-${asked}` });
    };
    const opened = await makeLoadSeries(source, { ...catalogue, playlist: endless, playlistAt: endless })(
      series('Part1'),
    );
    expect([opened.items.size, asked]).toEqual([distinct, requests]);
  });

  it('fails with the series that has no playlist', async () => {
    await expect(open(series(null))).rejects.toMatchObject({
      message: 'The series Wrk00001 has no playlist',
    });
  });

  it.each([null, 'Nowhere', 'Broken'])('fails if its playlist is %s', async (list) => {
    await expect(open(series(list))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails if its data fail', async () => {
    const failing = makeInMemorySeriesSource({ Wrk00001: seasons });
    failing.failWith(new AppFailure('unreachable', 'Nobody answers'));
    await expect(makeLoadSeries(failing, catalogue)(series('Part1'))).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});
