import { readFileSync } from 'node:fs';
import type { Handler } from '../../http/endpoint.ts';
import { immutableReply } from './media-replies.ts';

let sheet: Buffer | undefined;

/** The scrubbing thumbnails, shared by all videos. */
export const thumbnailSheet: Handler = () => {
  sheet ??= readFileSync(new URL('../../film/thumbnails.webp', import.meta.url));
  return immutableReply('image/webp', sheet);
};
