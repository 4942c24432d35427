import * as z from 'zod/mini';
import { dataOf } from '#application/result.ts';
import type { CatalogueSearch, FoundItems } from '#application/ports/catalogue-search.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import { nextPage, type ListPage } from '#domain/catalogue/next-page-address.ts';
import { isPathPlaylist, playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { encodeText } from '#domain/navigation/path-segment.ts';
import type { AccountApi } from '../account-api/account-api.ts';
import { addressBelowBase } from '../http/address-below-base.ts';
import type { Http } from '../http/http.ts';
import { read } from '../http/wire.ts';
import type { CdnAddresses } from '../cdn/cdn-addresses.ts';
import { readPlaylist } from '../cdn/wire-playlist.ts';

const pathAnswer = z.object({ responseData: z.unknown() });

/** The servers that searches use. */
export interface SearchServers {
  readonly http: Http;
  readonly cdn: CdnAddresses;
  readonly accountApi: AccountApi;
}

/** The CDN's search within a playlist, and the searches of the account API. */
export function makePlatformCatalogueSearch(
  { http, cdn, accountApi }: SearchServers,
  reporter: Reporter,
): CatalogueSearch {
  const ofCdn = async (
    address: string,
    list: PlaylistId,
    before: readonly ListPage[] = [],
  ): Promise<FoundItems> => {
    const { items, next: link } = readPlaylist(await http.json(address), list, reporter);
    const pages = [...before, { address, items, next: link && addressBelowBase(cdn.base, link) }];
    const next = nextPage(pages);
    return { playlist: list, items, more: next === null ? null : () => ofCdn(next, list, pages) };
  };

  const ofApi = async (
    path: string,
    playlistIn: (answer: unknown) => unknown = (answer) => answer,
    before: readonly ListPage[] = [],
  ): Promise<FoundItems> => {
    const answer = dataOf(await accountApi.get(path));
    const { items, next: link } = readPlaylist(playlistIn(answer), playlistId(path), reporter);
    const pages = [...before, { address: path, items, next: link && accountApi.pathOf(link) }];
    const next = nextPage(pages);
    return { playlist: null, items, more: next === null ? null : () => ofApi(next, playlistIn, pages) };
  };

  const inResponseData = (answer: unknown) => read(pathAnswer, answer, 'A search').responseData;
  return {
    inPlaylist: (list, query) =>
      isPathPlaylist(list)
        ? ofApi(`${list}${list.includes('?') ? '&' : '?'}search=${encodeText(query)}`, inResponseData)
        : ofCdn(cdn.search(list, query), list),
    everywhere: (query) => ofApi(`/api/v3/jwp/search?q=${encodeText(query)}`),
    programs: (query) => ofApi(`/api/v3/jwp/playlists/search_programs?q=${encodeText(query)}`),
  };
}
