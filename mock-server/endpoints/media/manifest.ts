import type { Handler } from '../../http/endpoint.ts';
import { closed } from './authorize.ts';
import { playingOf } from '../../streaming/tracks/item-sources.ts';
import { HLS_TYPE, masterPlaylist } from '../../streaming/hls/playlist-text.ts';
import { noSuchVideo, passing } from './media-replies.ts';

/** The master playlist of an item. What is asked in the query is asked of the playlists that it names as well. */
export const manifest: Handler = (call) => {
  const { platform, params, query } = call;
  const id = params['id'] ?? '';
  const item = platform.catalogue.item(id);
  const playing = playingOf(item);
  if (!item || playing === 'nothing') return noSuchVideo(id);
  const search = new URLSearchParams(query).toString();
  return (
    closed(call, item) ?? passing(HLS_TYPE, masterPlaylist(id, search && `?${search}`, playing === 'video'))
  );
};
