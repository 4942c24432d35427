import { requestedPlaylist, playlistNotFoundMessage } from '../cdn/requested-playlist.ts';
import { playlistPage } from '../cdn/playlist-page.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';

/** A playlist whose id is its path on the account API (API-02). */
export const playlistByPath: Handler = ({ platform, params, query }) => {
  const { id = '' } = params;
  const whole = requestedPlaylist(platform.catalogue, id, query);
  if (!whole) return refusal(404, playlistNotFoundMessage(id, query));
  return ok({ responseData: playlistPage(whole, query, `${platform.origin}/api/v3/jwp/playlists/${id}`) });
};
