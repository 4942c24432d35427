import { ok, refusal, type Handler } from '../endpoint.ts';
import { playlistPage } from './playlist-page.ts';

/** A playlist, page by page; with related_media_id the recommendations for an item, without the item itself. */
export const playlist: Handler = ({ platform, params, query }) => {
  const { id = '' } = params;
  const related = query['related_media_id'];
  const whole = related ? platform.catalogue.related(id, related) : platform.catalogue.playlist(id);
  if (!whole) return refusal(404, `There is no playlist "${id}"${related ? ` for media "${related}"` : ''}`);
  return ok(playlistPage(whole, query, `${platform.origin}/v2/playlists/${id}`));
};
