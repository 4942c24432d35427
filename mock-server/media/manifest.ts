import type { Handler } from '../endpoint.ts';
import { playingOf } from './item-sources.ts';
import { HLS_TYPE, masterPlaylist } from './playlist-text.ts';
import { noSuchVideo, passing } from './media-answers.ts';

/** The master playlist of an item. What is asked in the query is asked of the playlists that it names as well. */
export const manifest: Handler = ({ platform, params, query }) => {
  const id = params['id'] ?? '';
  const playing = playingOf(platform.catalogue.item(id));
  if (playing === 'nothing') return noSuchVideo(id);
  const search = new URLSearchParams(query).toString();
  return passing(HLS_TYPE, masterPlaylist(id, search && `?${search}`, playing === 'video'));
};
