import type { Playlist } from '../catalogue/catalogue.ts';
import type { JsonSchema } from '../endpoint.ts';
import { platformId } from '../wire-schemas.ts';
import { sentItem } from './sent-item.ts';

const DEFAULT_LIMIT = 50;

/** How a playlist can be asked for. Positions count from 1, as on the real platform. */
export const playlistQuery: JsonSchema = {
  type: 'object',
  properties: {
    page_limit: {
      type: 'string',
      pattern: '^([1-9]\\d?|[1-4]\\d\\d|500)$',
      description: `1 to 500; ${DEFAULT_LIMIT} unless given`,
    },
    page_offset: {
      type: 'string',
      pattern: '^[1-9]\\d{0,5}$',
      description: 'The place of the first item, from 1',
    },
    related_media_id: { ...platformId, description: 'Recommendations for this item' },
    search: { type: 'string', maxLength: 200, description: 'Only items with all of these words' },
  },
};

type Query = Readonly<Record<string, string>>;
type Item = Playlist['playlist'][number];

/**
 * A page of a playlist as it is sent: narrowed to a search, with absolute links to the first, the last and the next page.
 *
 * @param address of the playlist, absolute, without a query
 */
export function playlistPage(whole: Playlist, query: Query, address: string): object {
  const limit = Number(query['page_limit'] ?? DEFAULT_LIMIT);
  const offset = Number(query['page_offset'] ?? 1);
  const { origin } = new URL(address);
  const found = whole.playlist.filter(matching(query['search'] ?? ''));
  const link = (from: number): string => {
    const page = { page_offset: String(from), page_limit: String(limit) };
    return `${address}?${new URLSearchParams({ ...query, ...page })}`;
  };
  const lastPage = Math.max(0, Math.ceil(found.length / limit) - 1);
  const hasMore = offset - 1 + limit < found.length;
  return {
    ...whole,
    links: {
      first: link(1),
      ...(hasMore && { next: link(offset + limit) }),
      last: link(lastPage * limit + 1),
    },
    playlist: found.slice(offset - 1, offset - 1 + limit).map((item) => sentItem(origin, item)),
  };
}

/** Whether an item has all words of a search in its title, its trainer's name, its genre or its tags. */
function matching(search: string): (item: Item) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title, trainerName = '', genre = '', tags }) => {
    const text = `${title} ${trainerName} ${genre} ${tags}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
