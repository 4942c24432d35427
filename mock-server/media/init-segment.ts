import type { Handler } from '../endpoint.ts';
import { filmFile } from './film-file.ts';
import { filmTrack } from './film-tracks.ts';
import { lasting, noSuchTrack } from './media-answers.ts';

export const SEGMENT_TYPE = 'video/mp4';

/** What a player needs of an encoding before its first segment. */
export const initSegment: Handler = ({ params }) => {
  const track = filmTrack(params['track']);
  return track ? lasting(SEGMENT_TYPE, filmFile(track).init) : noSuchTrack(params['track']);
};
