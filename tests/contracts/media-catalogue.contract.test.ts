import { expect, it } from 'vitest';
import { makeCdnMediaCatalogue } from '#adapters/cdn/cdn-media-catalogue.ts';
import { makeHttpContentSigner } from '#adapters/signing/http-content-signer.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { Grant, SigningToken } from '#application/ports/content-signer.ts';
import type { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { trainerId, type TrainerId } from '#domain/catalogue/trainer-id.ts';
import { staffPicksPath } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeInMemoryMediaCatalogue, WATCHLIST } from '#tests/doubles/in-memory-media-catalogue.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform, ORIGIN } from './in-process-platform.ts';

interface Subject {
  readonly catalogue: MediaCatalogue;
  /** The items of `list`: more than one page holds if the page size is small. */
  readonly ids: readonly MediaId[];
  readonly list: PlaylistId;
  /** A playlist that the account API serves. */
  readonly path: PlaylistId;
  readonly recommendations: PlaylistId;
  readonly watchlist: string;
  readonly trainer: TrainerId;
  /** A genre that has workouts, and the value of its filter. */
  readonly genre: string;
  readonly style: string;
  /** The grant to watch the first of `ids`. */
  readonly grant: () => Promise<Grant>;
  readonly disconnect: () => void;
}

async function onPlatform(): Promise<Subject> {
  const platform = await enterPlatform('subscribed');
  const { http, cdn, accountApi, catalogue, disconnect } = platform;
  const { config } = catalogue;
  const list = catalogue.playlist(config.integrations.db.browsePlaylist);
  const ids = (list?.playlist ?? []).filter(({ requiredEntitlements }) => !requiredEntitlements);
  const signer = makeHttpContentSigner(http, { host: `${ORIGIN}/signing`, drmPolicy: null });
  return {
    catalogue: makeCdnMediaCatalogue(http, cdn, accountApi, makeRecordingReporter(), config.siteId),
    ids: ids.map(({ mediaid }) => mediaId(mediaid)),
    list: playlistId(config.integrations.db.browsePlaylist),
    path: playlistId(staffPicksPath),
    recommendations: playlistId(config.features.recommendationsPlaylist),
    watchlist: config.features.favoritesList,
    trainer: trainerId((catalogue.trainers[0]?.external_id ?? '').replace('trainer-', '')),
    genre: 'Yoga',
    style: 'yoga',
    grant: () => signer.sign(mediaId(ids[0]?.mediaid ?? '')),
    disconnect,
  };
}

async function inMemory(): Promise<Subject> {
  const source = { file: 'https://cdn.test/a.m3u8', type: 'application/vnd.apple.mpegurl', protection: null };
  const workouts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((id) =>
    aMediaItem({ id: mediaId(id), genre: id === 'two' ? 'Yoga' : 'Barre', sources: [source] }),
  );
  const trainer = aMediaItem({ id: mediaId('Mara0001'), contentType: 'trainer', externalId: 'trainer-mara' });
  const list = (id: string) => aPlaylist({ id: playlistId(id), items: workouts });
  const catalogue = makeInMemoryMediaCatalogue(
    [...workouts, trainer],
    [list('Workouts'), list('/picks'), list('Related0')],
    true,
  );
  return {
    catalogue,
    ids: workouts.map(({ id }) => id),
    list: playlistId('Workouts'),
    path: playlistId('/picks'),
    recommendations: playlistId('Related0'),
    watchlist: WATCHLIST,
    trainer: trainerId('mara'),
    genre: 'Yoga',
    style: 'yoga',
    grant: async () => ({ token: '1' as SigningToken, drmPolicy: null }),
    disconnect: () => catalogue.failWith(new AppFailure('unreachable', 'No answer')),
  };
}

const NO_ITEM = mediaId('Nothing0');
/** No valid id looks like this, for example in a truncated link. */
const NO_ID = 'Cut-off';
const NO_LIST = playlistId('Nowhere0');
const notFound = { kind: 'not-found' };

describeContract('a media catalogue', { 'of the platform': onPlatform, 'in memory': inMemory }, (make) => {
  const idsOf = (items: readonly { readonly id: MediaId }[]) => items.map(({ id }) => id);
  const firstOf = ([first]: readonly MediaId[]): MediaId => first ?? expect.unreachable('There are no items');

  it('returns an item by its id', async () => {
    const { catalogue, ids } = await make();
    expect(await catalogue.media(firstOf(ids))).toMatchObject({ id: ids[0] });
    await expect(catalogue.media(NO_ITEM)).rejects.toMatchObject(notFound);
    await expect(catalogue.media(mediaId(NO_ID))).rejects.toMatchObject(notFound);
  });

  it('returns the sources of signed content only with a grant', async () => {
    const { catalogue, ids, grant } = await make();
    const { sources } = await catalogue.media(firstOf(ids));
    expect(sources).toEqual([]);
    const granted = await grant();
    const opened = await catalogue.media(firstOf(ids), granted);
    expect(opened.sources).not.toEqual([]);
    for (const { file } of opened.sources) expect(file).toContain(encodeURIComponent(granted.token));
  });

  it('returns a playlist by its id or by its path', async () => {
    const { catalogue, list, path } = await make();
    expect((await catalogue.playlist(list)).id).toBe(list);
    for (const id of [list, path]) expect((await catalogue.playlist(id)).items).not.toEqual([]);
    await expect(catalogue.playlist(NO_LIST)).rejects.toMatchObject(notFound);
    await expect(catalogue.playlist(playlistId(NO_ID))).rejects.toMatchObject(notFound);
    await expect(catalogue.playlist(playlistId('/nowhere'))).rejects.toMatchObject(notFound);
  });

  it('returns the beginning of a playlist, and the rest page by page', async () => {
    const { catalogue, list } = await make();
    const { items: expected } = await catalogue.playlist(list, 6);
    const first = await catalogue.playlist(list, 2);
    const second = await catalogue.playlistAt(first.next ?? '');
    const third = await catalogue.playlistAt(second.next ?? '');
    expect([first, second, third].map(({ items }) => items.length)).toEqual([2, 2, 2]);
    expect(idsOf([first, second, third].flatMap(({ items }) => items))).toEqual(idsOf(expected));
  });

  it('indicates where a playlist ends', async () => {
    const { catalogue, path } = await make();
    let part = await catalogue.playlist(path);
    for (let parts = 1; part.next !== null; parts += 1) {
      expect(parts).toBeLessThan(10);
      part = await catalogue.playlistAt(part.next);
    }
    expect(part.next).toBeNull();
  });

  it('recommends items for an item, without that item', async () => {
    const { catalogue, recommendations, ids } = await make();
    const { items } = await catalogue.recommendations(recommendations, firstOf(ids));
    expect(items).not.toEqual([]);
    expect(idsOf(items)).not.toContain(ids[0]);
    await expect(catalogue.recommendations(NO_LIST, firstOf(ids))).rejects.toMatchObject(notFound);
    await expect(catalogue.recommendations(recommendations, NO_ITEM)).rejects.toMatchObject(notFound);
  });

  it('returns the workouts that match the filters, if any', async () => {
    const { catalogue, style, genre } = await make();
    const { items } = await catalogue.browse(new Map([['style', style]]));
    expect(new Set(items.map((item) => item.genre))).toEqual(new Set([genre]));
    expect((await catalogue.browse(new Map([['style', 'none']]))).items).toEqual([]);
  });

  it('returns a trainer by the id that filters use', async () => {
    const { catalogue, trainer } = await make();
    expect(await catalogue.trainer(trainer)).toMatchObject({ externalId: `trainer-${trainer}` });
    await expect(catalogue.trainer(trainerId('nobody'))).rejects.toMatchObject(notFound);
    await expect(catalogue.trainer(trainerId('No, body!'))).rejects.toMatchObject(notFound);
  });

  it('returns the items of a watchlist except unknown ones', async () => {
    const { catalogue, watchlist, ids } = await make();
    const asked = ids.slice(0, 3);
    const found = await catalogue.watchlist(watchlist, [NO_ITEM, ...asked]);
    expect(idsOf(found).sort()).toEqual([...asked].sort());
    expect(await catalogue.watchlist(watchlist, [NO_ITEM])).toEqual([]);
    await expect(catalogue.watchlist('nowhere0', asked)).rejects.toMatchObject(notFound);
  });

  it('returns at most 50 items of a watchlist at once', async () => {
    const { catalogue, watchlist } = await make();
    const many = Array.from({ length: 51 }, (_, index) => mediaId(`Item00${index}`));
    expect(await catalogue.watchlist(watchlist, many.slice(1))).toEqual([]);
    await expect(catalogue.watchlist(watchlist, many)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('fails if there is no response', async () => {
    const { catalogue, list, path, recommendations, watchlist, trainer, ids, disconnect } = await make();
    const { next } = await catalogue.playlist(list, 2);
    disconnect();
    const requests = [
      () => catalogue.media(firstOf(ids)),
      () => catalogue.playlist(list),
      () => catalogue.playlist(path),
      () => catalogue.playlistAt(next ?? ''),
      () => catalogue.recommendations(recommendations, firstOf(ids)),
      () => catalogue.browse(new Map([['style', 'yoga']])),
      () => catalogue.trainer(trainer),
      () => catalogue.watchlist(watchlist, ids.slice(0, 1)),
    ];
    for (const request of requests) await expect(request()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
