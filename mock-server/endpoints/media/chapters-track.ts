import type { Handler } from '../../http/endpoint.ts';
import { hasChapters } from '../../streaming/tracks/item-sources.ts';
import { VTT_TYPE } from '../../streaming/tracks/web-vtt.ts';
import { chapters } from './chapters.ts';
import { noSuchVideo, shortLivedReply } from './media-replies.ts';

/** The chapters of a workout. */
export const chaptersTrack: Handler = ({ platform, params }) => {
  const item = platform.catalogue.item(params['id'] ?? '');
  if (!item || !hasChapters(item)) return noSuchVideo(params['id']);
  return shortLivedReply(VTT_TYPE, chapters(item.duration, item.genre, item.chapters === 'broken'));
};
