import * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import { dataOf } from '#application/ports/answer.ts';
import type { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import { isPathPlaylist, playlistId } from '#domain/catalogue/playlist-id.ts';
import type { AccountApi } from '../account-api/account-api.ts';
import type { Http } from '../http/http.ts';
import { read } from '../http/wire.ts';
import type { CdnAddresses } from './cdn-addresses.ts';
import { readItems, readPlaylist } from './wire-playlist.ts';

const pathAnswer = z.object({ responseData: z.unknown() });

/** The catalogue on the video platform's CDN; a playlist whose id is a path comes from the account API (API-02). */
export function makeCdnMediaCatalogue(
  http: Http,
  cdn: CdnAddresses,
  accountApi: AccountApi,
  reporter: Reporter,
): MediaCatalogue {
  const playlistAt: MediaCatalogue['playlistAt'] = async (address) =>
    readPlaylist(await http.json(address), playlistId(address), reporter);

  return {
    playlistAt,
    media: async (id) => {
      const [item] = readItems(await http.json(cdn.media(id)), `Media ${id}`, reporter);
      if (!item) throw new AppFailure('not-found', 'MediaItem not found');
      return item;
    },
    playlist: async (id, atMost) => {
      if (!isPathPlaylist(id)) return readPlaylist(await http.json(cdn.playlist(id, atMost)), id, reporter);
      const answer = dataOf(await accountApi.get(id));
      return readPlaylist(read(pathAnswer, answer, `Playlist ${id}`).responseData, id, reporter);
    },
    recommendations: async (list, id) =>
      readPlaylist(await http.json(cdn.recommendations(list, id)), list, reporter),
    watchlist: async (id, ids) =>
      readItems(await http.json(cdn.watchlist(id, ids)), `Watchlist ${id}`, reporter),
  };
}
