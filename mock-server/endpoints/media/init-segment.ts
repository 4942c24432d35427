import type { Handler } from '../../http/endpoint.ts';
import { encryptedInit } from '../../streaming/mp4/encrypted-film.ts';
import { filmFile } from '../../streaming/tracks/film-file.ts';
import { authorizeTrack } from './authorize.ts';
import { immutableReply } from './media-replies.ts';

export const SEGMENT_TYPE = 'video/mp4';

/** The initialization segment of an encoding. */
export const initSegment: Handler = (call) => {
  const opened = authorizeTrack(call);
  if ('status' in opened) return opened;
  const { init } = filmFile(opened.track);
  return immutableReply(SEGMENT_TYPE, opened.key ? encryptedInit(init, opened.track, opened.key) : init);
};
