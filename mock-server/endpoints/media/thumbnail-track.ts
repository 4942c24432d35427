import type { Handler } from '../../http/endpoint.ts';
import { noSuchVideo, shortLivedReply } from './media-replies.ts';
import { thumbnails } from './thumbnails.ts';
import { VTT_TYPE } from '../../streaming/tracks/web-vtt.ts';

/** The thumbnail track of an item, which refers to the thumbnail sheet; a live stream has none. */
export const thumbnailTrack: Handler = ({ platform, params }) => {
  const item = platform.catalogue.item(params['id'] ?? '');
  if (!item || item.duration <= 0) return noSuchVideo(params['id']);
  return shortLivedReply(VTT_TYPE, thumbnails(item.duration, 'film.webp'));
};
