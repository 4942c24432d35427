import type { Handler } from '../../http/endpoint.ts';
import { accessRefusal } from './authorize.ts';
import { playbackKind } from '../../streaming/tracks/item-sources.ts';
import { HLS_TYPE, masterPlaylist } from '../../streaming/hls/playlist-text.ts';
import { noSuchVideo, shortLivedReply } from './media-replies.ts';

/** The master playlist of an item. The query is passed on to the playlists it lists. */
export const manifest: Handler = (call) => {
  const { platform, params, query } = call;
  const id = params['id'] ?? '';
  const item = platform.catalogue.item(id);
  const playing = playbackKind(item);
  if (!item || playing === 'nothing') return noSuchVideo(id);
  const search = new URLSearchParams(query).toString();
  return (
    accessRefusal(call, item) ??
    shortLivedReply(HLS_TYPE, masterPlaylist(id, search && `?${search}`, playing === 'video'))
  );
};
