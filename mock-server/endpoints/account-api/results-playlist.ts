import type { CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { playlistPage, type playlistSchema } from '../cdn/playlist-page.ts';
import { ok, refusal, type Call, type Handler } from '../../http/endpoint.ts';

/**
 * A page of filter or search results, in the form of a playlist. The playlist is the response itself; only a
 * playlist requested by its path is wrapped in responseData.
 *
 * @param path of the call on the account API, for the page links
 */
export function resultsPlaylist(
  { platform, query }: Call,
  path: string,
  id: string,
  found: readonly CatalogueItem[],
): ReturnType<Handler<typeof playlistSchema>> {
  const whole = platform.catalogue.playlistOf(id, found);
  if (!whole) return refusal(404, `There is no playlist "${id}"`);
  return ok(playlistPage(whole, query, platform.origin + path));
}
