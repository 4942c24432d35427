import type { playlistSchema } from '../cdn/playlist-page.ts';
import type { Handler } from '../../http/endpoint.ts';
import { resultsPlaylist } from './results-playlist.ts';

export const SEARCH_PROGRAMS_PATH = '/api/v3/jwp/playlists/search_programs';

/** The programs that match all words of a query, best match first (CAT-22). */
export const searchPrograms: Handler<typeof playlistSchema> = (call) => {
  const { catalogue } = call.platform;
  const { browseProgramsPlaylist } = catalogue.config.integrations.db;
  const found = catalogue.searchItems(call.query['q'] ?? '', ['program']);
  return resultsPlaylist(call, SEARCH_PROGRAMS_PATH, browseProgramsPlaylist, found);
};
