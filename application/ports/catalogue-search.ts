import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { Query } from '#domain/search/query.ts';
import { token } from '../injection/token.ts';

/** One page of search results. */
export interface FoundItems {
  /** The playlist of the results; null if they belong to none. */
  readonly playlist: PlaylistId | null;
  readonly items: readonly MediaItem[];
  /** Loads the next page; null after the last one. Fails as the search does. */
  readonly more: (() => Promise<FoundItems>) | null;
}

/**
 * The searches of the platform, best match first (Specification 1, section 7, and 2, section 7). They fail with the kinds of
 * any request, including `not-found`.
 */
export interface CatalogueSearch {
  /** In a playlist of the CDN; a playlist whose id is a path is requested from the account API (API-02). */
  inPlaylist(list: PlaylistId, query: Query): Promise<FoundItems>;

  /** In the whole catalogue. */
  everywhere(query: Query): Promise<FoundItems>;

  /** Among the programs. */
  programs(query: Query): Promise<FoundItems>;
}
export const CatalogueSearch = token<CatalogueSearch>('CatalogueSearch');
