import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { Query } from '#domain/search/query.ts';
import { token } from '../token.ts';

/** A part of what a search found. */
export interface FoundItems {
  /** The playlist that they stand in; null where they stand in none. */
  readonly playlist: PlaylistId | null;
  readonly items: readonly MediaItem[];
  /** Asks for what follows; null where nothing does. Fails as the search does. */
  readonly more: (() => Promise<FoundItems>) | null;
}

/**
 * The searches that the platform makes, the best match first (Specification 1, section 7, and 2, section 7). They fail with the
 * kinds of any request, `not-found` among them.
 */
export interface CatalogueSearch {
  /** In a playlist of the CDN; one whose id is a path is asked of the account API (API-02). */
  inPlaylist(list: PlaylistId, asked: Query): Promise<FoundItems>;

  /** In the whole catalogue. */
  everywhere(asked: Query): Promise<FoundItems>;

  /** Among the programs. */
  programs(asked: Query): Promise<FoundItems>;
}
export const CatalogueSearch = token<CatalogueSearch>('CatalogueSearch');
