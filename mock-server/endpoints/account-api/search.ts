import { z } from '../../zod.ts';
import { LISTED_TYPES } from '../../catalogue/items/content-type-of.ts';
import { playlistIds } from '../../catalogue/playlists/playlist-ids.ts';
import { pageQuery, type playlistSchema } from '../cdn/playlist-page.ts';
import type { Handler } from '../../http/endpoint.ts';
import { resultsPlaylist } from './results-playlist.ts';

export const SEARCH_PATH = '/api/v3/jwp/search';

const LONGEST_QUERY = 200;

/** The workouts, programs and trainers that match all words of a query, best match first (SRC-02, CAT-10). */
export const search: Handler<typeof playlistSchema> = (call) => {
  const found = call.platform.catalogue.searchItems(call.query['q'] ?? '', LISTED_TYPES);
  return resultsPlaylist(call, SEARCH_PATH, playlistIds.search, found);
};

export const searchQuery = z.object({
  q: z
    .string()
    .max(LONGEST_QUERY)
    .meta({ description: `Words, of at most ${LONGEST_QUERY} characters in all; none find nothing` }),
  ...pageQuery.shape,
});
