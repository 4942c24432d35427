import { askedPlaylist, noPlaylist } from '../cdn/asked-playlist.ts';
import { playlistPage } from '../cdn/playlist-page.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';

/** A playlist whose id is its path on the account API (API-02). */
export const pathPlaylist: Handler = ({ platform, params, query }) => {
  const { id = '' } = params;
  const whole = askedPlaylist(platform.catalogue, id, query);
  if (!whole) return refusal(404, noPlaylist(id, query));
  return ok({ responseData: playlistPage(whole, query, `${platform.origin}/api/v3/jwp/playlists/${id}`) });
};
