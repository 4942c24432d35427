import type { CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { playlistPage } from '../cdn/playlist-page.ts';
import { ok, refusal, type Answer, type Call } from '../../http/endpoint.ts';

/**
 * What a filter or a search found, as a page of the playlist that it stands for. The playlist is the answer itself: only one
 * that is asked for by its path is in a responseData.
 *
 * @param path of the call on the account API, for the links from page to page
 */
export function resultsPlaylist(
  { platform, query }: Call,
  path: string,
  id: string,
  found: readonly CatalogueItem[],
): Answer {
  const whole = platform.catalogue.playlistOf(id, found);
  if (!whole) return refusal(404, `There is no playlist "${id}"`);
  return ok(playlistPage(whole, query, platform.origin + path));
}
