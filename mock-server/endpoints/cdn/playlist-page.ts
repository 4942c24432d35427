import type { Playlist } from '../../catalogue/catalogue.ts';
import type { JsonSchema } from '../../http/endpoint.ts';
import { serializeItem } from './serialize-item.ts';

const DEFAULT_LIMIT = 50;

/** The page of a playlist to return. Positions start at 1, as on the real platform. */
export const pageParameters: Readonly<Record<string, JsonSchema>> = {
  page_limit: {
    type: 'string',
    pattern: '^([1-9]\\d?|[1-4]\\d\\d|500)$',
    description: `1 to 500; ${DEFAULT_LIMIT} unless given`,
  },
  page_offset: {
    type: 'string',
    pattern: '^[1-9]\\d{0,5}$',
    description: 'The position of the first item, from 1',
  },
};

type Query = Readonly<Record<string, string>>;

/**
 * A page of a playlist as sent, with absolute links to the first, last and next page that keep the query.
 *
 * @param address of the playlist, absolute, without a query
 */
export function playlistPage(whole: Playlist, query: Query, address: string): object {
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
