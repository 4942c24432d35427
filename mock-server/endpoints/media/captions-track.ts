import type { Handler } from '../../http/endpoint.ts';
import { captions } from './captions.ts';
import { noSuchVideo, shortLivedReply } from './media-replies.ts';
import { VTT_TYPE } from '../../streaming/tracks/web-vtt.ts';

/** The English captions of an item; a live stream has none. */
export const captionsTrack: Handler = ({ platform, params }) => {
  const item = platform.catalogue.item(params['id'] ?? '');
  return item && item.duration > 0
    ? shortLivedReply(VTT_TYPE, captions(item.duration))
    : noSuchVideo(params['id']);
};
