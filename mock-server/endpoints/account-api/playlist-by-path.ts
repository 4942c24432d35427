import { z } from '../../zod.ts';
import { requestedPlaylist, playlistNotFoundMessage } from '../cdn/requested-playlist.ts';
import { playlistPage, playlistSchema } from '../cdn/playlist-page.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';

/** A playlist whose id is its path on the account API (API-02). */
export const playlistByPath: Handler<typeof wrappedPlaylistSchema> = ({ platform, params, query }) => {
  const { id = '' } = params;
  const whole = requestedPlaylist(platform.catalogue, id, query);
  if (!whole) return refusal(404, playlistNotFoundMessage(id, query));
  return ok({ responseData: playlistPage(whole, query, `${platform.origin}/api/v3/jwp/playlists/${id}`) });
};

export const wrappedPlaylistSchema = z.object({ responseData: playlistSchema });
