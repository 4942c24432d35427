import { playlistPage } from '../cdn/playlist-page.ts';
import { ok, refusal, type Handler } from '../endpoint.ts';

/** A playlist whose id is its path on the account API (API-02). */
export const pathPlaylist: Handler = ({ platform, params, query }) => {
  const { id = '' } = params;
  const whole = platform.catalogue.playlist(id);
  if (!whole) return refusal(404, `There is no playlist "${id}"`);
  return ok({ responseData: playlistPage(whole, query, `${platform.origin}/api/v3/jwp/playlists/${id}`) });
};
