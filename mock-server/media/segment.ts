import { refusal, type Handler } from '../endpoint.ts';
import { cutFilm } from './cut-film.ts';
import { FRAGMENT_MS } from './film-file.ts';
import { filmTrack } from './film-tracks.ts';
import { SEGMENT_TYPE } from './init-segment.ts';
import { lasting, noSuchTrack } from './media-answers.ts';
import { SEGMENT_MS } from './segment-spans.ts';

/** A span of the film's endless repetition, named by its times in milliseconds: it is the same for all items. */
export const segment: Handler = ({ params }) => {
  const track = filmTrack(params['track']);
  if (!track) return noSuchTrack(params['track']);
  const [, from, to] = (/^(\d{1,14})-(\d{1,14})$/.exec(params['span'] ?? '') ?? []).map(Number);
  const isSegment = from !== undefined && to !== undefined && from % FRAGMENT_MS === 0 && from < to;
  if (!isSegment || to - from > SEGMENT_MS) return refusal(404, `There is no segment "${params['span']}"`);
  return lasting(SEGMENT_TYPE, cutFilm(track, { from, to }));
};
