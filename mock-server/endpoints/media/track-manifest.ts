import { refusal, type Handler } from '../../http/endpoint.ts';
import { broadcast, onDemand } from '../../streaming/hls/broadcast.ts';
import { contentKey } from '../../streaming/mp4/content-key.ts';
import { filmTrack } from '../../streaming/tracks/film-tracks.ts';
import { accessRefusal, tokenQuery } from './authorize.ts';
import { playbackKind } from '../../streaming/tracks/item-sources.ts';
import { uncachedReply, noSuchTrack, noSuchVideo, shortLivedReply } from './media-replies.ts';
import { CAPTIONS, captionsPlaylist, HLS_TYPE, trackPlaylist } from '../../streaming/hls/playlist-text.ts';

/** The playlist of one encoding of an item, or of its captions. */
export const trackManifest: Handler = (call) => {
  const { platform, world, params, query } = call;
  const { id, track } = params;
  const item = platform.catalogue.item(id ?? '');
  const playing = playbackKind(item);
  if (!item || playing === 'nothing') return noSuchVideo(id);
  const refused = accessRefusal(call, item);
  if (refused) return refused;
  if (track === CAPTIONS && playing === 'video') {
    return shortLivedReply(HLS_TYPE, captionsPlaylist(`../../tracks/${id}.vtt`, item.duration));
  }
  if (!filmTrack(track)) return noSuchTrack(track);
  const timeline =
    playing === 'live' ? broadcast(world.now(), item.catchupHours, query['t']) : onDemand(item.duration);
  if (!timeline) return refusal(404, `Nothing was broadcast at ${query['t']}`);
  const answer = timeline.kind === 'recording' ? shortLivedReply : uncachedReply;
  const segments = { folder: `../../segments/${id}/${track}`, query: tokenQuery(call) };
  const key = item.protected ? contentKey(item.mediaid) : null;
  return answer(HLS_TYPE, trackPlaylist({ ...timeline, ...segments, key }));
};
