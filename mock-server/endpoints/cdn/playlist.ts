import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { requestedPlaylist, playlistNotFoundMessage } from './requested-playlist.ts';
import { playlistPage, type playlistSchema } from './playlist-page.ts';

/** A playlist, paginated; with related_media_id the recommendations for an item, without the item itself. */
export const playlist: Handler<typeof playlistSchema> = ({ platform, params, query }) => {
  const { id = '' } = params;
  const whole = requestedPlaylist(platform.catalogue, id, query);
  if (!whole) return refusal(404, playlistNotFoundMessage(id, query));
  return ok(playlistPage(whole, query, `${platform.origin}/v2/playlists/${id}`));
};
