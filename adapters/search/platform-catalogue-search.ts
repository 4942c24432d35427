import * as z from 'zod/mini';
import { dataOf } from '#application/result.ts';
import type { CatalogueSearch, FoundItems } from '#application/ports/catalogue-search.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import { isPathPlaylist, playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { encodeText } from '#domain/navigation/path-segment.ts';
import type { AccountApi } from '../account-api/account-api.ts';
import { nextPath } from '../account-api/next-path.ts';
import type { Http } from '../http/http.ts';
import { read } from '../http/wire.ts';
import type { CdnAddresses } from '../cdn/cdn-addresses.ts';
import { readPlaylist } from '../cdn/wire-playlist.ts';

/** Whether there is a next page that was not loaded before: results that loop have ended. */
const isNew = (next: string | null, seen: readonly string[]): next is string =>
  next !== null && !seen.includes(next);

const pathAnswer = z.object({ responseData: z.unknown() });

/** The servers that searches use. */
export interface SearchServers {
  readonly http: Http;
  readonly cdn: CdnAddresses;
  readonly accountApi: AccountApi;
  /** The account API's base address. */
  readonly apiBase: string;
}

/** The CDN's search within a playlist, and the searches of the account API. */
export function makePlatformCatalogueSearch(
  { http, cdn, accountApi, apiBase }: SearchServers,
  reporter: Reporter,
): CatalogueSearch {
  const ofCdn = async (
    address: string,
    list: PlaylistId,
    before: readonly string[] = [],
  ): Promise<FoundItems> => {
    const { items, next } = readPlaylist(await http.json(address), list, reporter);
    const seen = [...before, address];
    return { playlist: list, items, more: isNew(next, seen) ? () => ofCdn(next, list, seen) : null };
  };

  const ofApi = async (
    path: string,
    playlistIn: (answer: unknown) => unknown = (answer) => answer,
    before: readonly string[] = [],
  ): Promise<FoundItems> => {
    const answer = dataOf(await accountApi.get(path));
    const { items, next } = readPlaylist(playlistIn(answer), playlistId(path), reporter);
    const further = nextPath(next, apiBase);
    const seen = [...before, path];
    return {
      playlist: null,
      items,
      more: isNew(further, seen) ? () => ofApi(further, playlistIn, seen) : null,
    };
  };

  const inResponseData = (answer: unknown) => read(pathAnswer, answer, 'A search').responseData;
  return {
    inPlaylist: (list, query) =>
      isPathPlaylist(list)
        ? ofApi(`${list}?search=${encodeText(query)}`, inResponseData)
        : ofCdn(cdn.search(list, query), list),
    everywhere: (query) => ofApi(`/api/v3/jwp/search?q=${encodeText(query)}`),
    programs: (query) => ofApi(`/api/v3/jwp/playlists/search_programs?q=${encodeText(query)}`),
  };
}
