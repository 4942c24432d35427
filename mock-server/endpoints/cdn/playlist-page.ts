import { z } from '../../zod.ts';
import { itemSchema } from '../../catalogue/items/catalogue-item.ts';
import type { Playlist } from '../../catalogue/catalogue.ts';
import { playlistDetailsSchema } from '../../catalogue/playlists/playlist-definition.ts';
import { filterOptionsSchema } from '../../catalogue/search/filters.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import { serializeItem } from './serialize-item.ts';

const DEFAULT_LIMIT = 50;

/** The page of a playlist to return. Positions start at 1, as on the real platform. */
export const pageQuery = z.object({
  page_limit: z
    .string()
    .regex(/^([1-9]\d?|[1-4]\d\d|500)$/)
    .meta({ description: `1 to 500; ${DEFAULT_LIMIT} unless given` })
    .exactOptional(),
  page_offset: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .meta({ description: 'The position of the first item, from 1' })
    .exactOptional(),
});

/** A page of a playlist as sent (Specification 1, section 3, "Playlist"). */
export const playlistSchema = playlistDetailsSchema.extend({
  feedid: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .meta({ description: 'Its id, or its name on the account API' }),
  filter_options: z
    .record(z.string(), filterOptionsSchema)
    .meta({ description: 'The dropdowns of the browse page, by the name of their parameter (CAT-20)' })
    .exactOptional(),
  links: z.object({
    first: z.string(),
    next: z.string().meta({ description: 'Absolute; missing on the last page' }).exactOptional(),
    last: z.string(),
  }),
  playlist: z.array(itemSchema),
});

type Query = Readonly<Record<string, string>>;

/**
 * A page of a playlist as sent, with absolute links to the first, last and next page that keep the query.
 *
 * @param address of the playlist, absolute, without a query
 */
export function playlistPage(whole: Playlist, query: Query, address: string): ValueOf<typeof playlistSchema> {
  const limit = Number(query['page_limit'] ?? DEFAULT_LIMIT);
  const offset = Number(query['page_offset'] ?? 1);
  const { origin } = new URL(address);
  const { playlist } = whole;
  const link = (from: number): string => {
    const page = { page_offset: String(from), page_limit: String(limit) };
    return `${address}?${new URLSearchParams({ ...query, ...page })}`;
  };
  const lastPage = Math.max(0, Math.ceil(playlist.length / limit) - 1);
  const hasMore = offset - 1 + limit < playlist.length;
  return {
    ...whole,
    links: {
      first: link(1),
      ...(hasMore && { next: link(offset + limit) }),
      last: link(lastPage * limit + 1),
    },
    playlist: playlist.slice(offset - 1, offset - 1 + limit).map((item) => serializeItem(origin, item)),
  };
}
