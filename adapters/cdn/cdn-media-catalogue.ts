import * as z from 'zod/mini';
import { AppFailure, isFailure } from '#application/app-failure.ts';
import { dataOf } from '#application/result.ts';
import type { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import { isPathPlaylist, playlistId } from '#domain/catalogue/playlist-id.ts';
import type { AccountApi } from '../account-api/account-api.ts';
import { addressBelowBase } from '../http/address-below-base.ts';
import type { Http } from '../http/http.ts';
import { isNotFound } from '../http/is-not-found.ts';
import { read } from '../http/wire.ts';
import type { CdnAddresses } from './cdn-addresses.ts';
import { readItems, readPlaylist } from './wire-playlist.ts';

/** A playlist requested by its path is in a field of the response. */
const pathAnswer = z.object({ responseData: z.unknown() });

/** The catalogue on the video platform's CDN; a playlist whose id is a path is requested from the account API (API-02). */
export function makeCdnMediaCatalogue(
  http: Http,
  cdn: CdnAddresses,
  accountApi: AccountApi,
  reporter: Reporter,
  siteId: string | null,
): MediaCatalogue {
  const named = (address: string): Promise<unknown> => http.json(address).catch(throwAsNotFound);
  const fromAccountApi = async (path: string): Promise<unknown> => dataOf(await accountApi.get(path));
  const byPath = async (id: string): Promise<unknown> =>
    read(pathAnswer, await fromAccountApi(id).catch(throwAsNotFound), `Playlist ${id}`).responseData;
  const onCdn = (playlist: Playlist): Playlist => ({
    ...playlist,
    next: playlist.next && addressBelowBase(cdn.base, playlist.next),
  });
  /**
   * The next page of an account API playlist is requested by its path, like the first: both need the user's credentials. It may
   * also be on the CDN.
   */
  const onAccountApi = (playlist: Playlist): Playlist => ({
    ...playlist,
    next: playlist.next && (accountApi.pathOf(playlist.next) ?? addressBelowBase(cdn.base, playlist.next)),
  });
  const onlyItem = async (address: string, what: string): Promise<MediaItem> => {
    const [item] = readItems(await named(address), what, reporter);
    if (!item) throw new AppFailure('not-found', 'MediaItem not found');
    return item;
  };

  return {
    media: (id, grant) => onlyItem(cdn.media(id, grant), `Media ${id}`),
    playlist: async (id, atMost) => {
      if (isPathPlaylist(id)) return onAccountApi(readPlaylist(await byPath(id), id, reporter));
      return onCdn(readPlaylist(await named(cdn.playlist(id, atMost)), id, reporter));
    },
    playlistAt: async (address) => {
      const id = playlistId(address);
      if (!isPathPlaylist(id)) return onCdn(readPlaylist(await http.json(address), id, reporter));
      const answer = await fromAccountApi(address);
      const playlist = z.safeParse(pathAnswer, answer).data?.responseData ?? answer;
      return onAccountApi(readPlaylist(playlist, id, reporter));
    },
    browse: async (chosen) => {
      const path = `/api/v3/jwp/browse?${new URLSearchParams([...chosen])}`;
      return onAccountApi(readPlaylist(await fromAccountApi(path), playlistId(path), reporter));
    },
    trainer: async (id) => {
      if (siteId === null) throw new AppFailure('not-found', 'The config names no site');
      return onlyItem(cdn.trainer(siteId, id), `Trainer ${id}`);
    },
    recommendations: async (list, id) =>
      onCdn(readPlaylist(await named(cdn.recommendations(list, id)), list, reporter)),
    watchlist: async (id, ids) =>
      readItems(await http.json(cdn.watchlist(id, ids)), `Watchlist ${id}`, reporter),
  };
}

/** Throws `not-found` for an id that the server rejects as impossible, and any other failure unchanged. */
function throwAsNotFound(error: unknown): never {
  throw isNotFound(error) && !isFailure(error, 'not-found')
    ? new AppFailure('not-found', 'Nothing can have this id', { cause: error })
    : error;
}
