import { refusal, type Handler } from '../../http/endpoint.ts';
import { cutFilm } from '../../streaming/mp4/cut-film.ts';
import { encryptedSegment } from '../../streaming/mp4/encrypted-film.ts';
import { FRAGMENT_MS } from '../../streaming/tracks/film-file.ts';
import { authorizeTrack } from './authorize.ts';
import { SEGMENT_TYPE } from './init-segment.ts';
import { immutableReply } from './media-replies.ts';
import { SEGMENT_MS } from '../../streaming/hls/segment-spans.ts';

/** A span of the endlessly repeating film, named by its times in ms; encrypted if the item is protected. */
export const segment: Handler = (call) => {
  const opened = authorizeTrack(call);
  if ('status' in opened) return opened;
  const { track, key } = opened;
  const { span } = call.params;
  const [, from, to] = (/^(\d{1,14})-(\d{1,14})$/.exec(span ?? '') ?? []).map(Number);
  const isSegment = from !== undefined && to !== undefined && from % FRAGMENT_MS === 0 && from < to;
  if (!isSegment || to - from > SEGMENT_MS) return refusal(404, `There is no segment "${span}"`);
  const plain = cutFilm(track, { from, to });
  return immutableReply(SEGMENT_TYPE, key ? encryptedSegment(plain, track, key) : plain);
};
