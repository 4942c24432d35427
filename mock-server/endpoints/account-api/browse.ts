import { z } from '../../zod.ts';
import { filterOptions } from '../../catalogue/search/filters.ts';
import { pageQuery, type playlistSchema } from '../cdn/playlist-page.ts';
import type { Handler } from '../../http/endpoint.ts';
import { resultsPlaylist } from './results-playlist.ts';

export const BROWSE_PATH = '/api/v3/jwp/browse';

/** The workouts that pass the filters, newest first (CAT-20). Other parameters are ignored. */
export const browse: Handler<typeof playlistSchema> = (call) => {
  const { catalogue } = call.platform;
  const { browsePlaylist } = catalogue.config.integrations.db;
  return resultsPlaylist(call, BROWSE_PATH, browsePlaylist, catalogue.browse(call.query));
};

/** One parameter per entry of the browse playlist's filter_options; an unknown value matches nothing. */
export const browseQuery = pageQuery.extend(
  Object.fromEntries(
    Object.entries(filterOptions).map(([name, { description, options }]) => [
      name,
      z
        .string()
        .meta({ description, examples: options.slice(0, 3).map(({ value }) => value) })
        .exactOptional(),
    ]),
  ),
);
