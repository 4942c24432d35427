import { z } from '../../zod.ts';
import type { Catalogue, Playlist } from '../../catalogue/catalogue.ts';
import { requestedId } from '../../http/requested-id.ts';
import { pageQuery } from './playlist-page.ts';

/** The query parameters of a playlist. */
export const playlistQuery = pageQuery.extend({
  related_media_id: requestedId
    .meta({ description: 'Recommendations for this item; 404 if it is unknown' })
    .exactOptional(),
  search: z
    .string()
    .max(200)
    .meta({ description: 'Only items with all of these words, the best match first' })
    .exactOptional(),
});

/**
 * The requested playlist: whole, searched, or the recommendations for an item. Undefined if there is none.
 */
export const requestedPlaylist = (
  catalogue: Catalogue,
  id: string,
  query: Readonly<Record<string, string>>,
): Playlist | undefined => {
  const related = query['related_media_id'];
  return related ? catalogue.related(id, related) : catalogue.playlist(id, query['search']);
};

/** The error message for a missing playlist. */
export const playlistNotFoundMessage = (id: string, query: Readonly<Record<string, string>>): string => {
  const related = query['related_media_id'];
  return `There is no playlist "${id}"${related ? ` for media "${related}"` : ''}`;
};
