import type { CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { ok, refusal, type Answer, type Call, type Handler, type JsonSchema } from '../../http/endpoint.ts';
import { integer, itemSchema, listOf, objectOf, requestedId } from '../../http/wire-schemas.ts';
import { serializeItem } from './serialize-item.ts';

const DEFAULT_LIMIT = 20;

/** The episodes of a series in order, paginated. */
export const seriesEpisodes: Handler = (call) => {
  const { id = '' } = call.params;
  const series = call.platform.catalogue.series(id);
  return series ? episodesPage(call, series.episodes) : refusal(404, `There is no series "${id}"`);
};

/** The episodes of one season, likewise; a flat series has no seasons. */
export const seasonEpisodes: Handler = (call) => {
  const { id = '', season = '' } = call.params;
  const series = call.platform.catalogue.series(id);
  const episodes = series?.episodes.filter(({ seasonNumber }) => seasonNumber === season) ?? [];
  if (episodes.length === 0) return refusal(404, `There is no season ${season} of a series "${id}"`);
  return episodesPage(call, episodes);
};

function episodesPage({ platform, query }: Call, all: readonly CatalogueItem[]): Answer {
  const after = query['after_id'];
  const before = all.findIndex(({ mediaid }) => mediaid === after);
  if (after !== undefined && before < 0) return refusal(404, `There is no episode "${after}" in this list`);
  const episodes = all.slice(before + 1);
  const limit = Number(query['page_limit'] ?? DEFAULT_LIMIT);
  const offset = Number(query['page_offset'] ?? 0);
  const shown = episodes.slice(offset * limit, (offset + 1) * limit);
  return ok({
    page: offset + 1,
    page_limit: limit,
    total: episodes.length,
    episodes: shown.map((item) => ({
      media_item: serializeItem(platform.origin, item),
      ...(item.seasonNumber && { season_number: Number(item.seasonNumber) }),
      episode_number: Number(item.episodeNumber),
    })),
  });
}

/** The offset counts pages, not episodes, as the platform's public client expects. */
export const episodesQuery: JsonSchema = {
  type: 'object',
  properties: {
    page_limit: {
      type: 'string',
      pattern: '^([1-9]\\d?|100)$',
      description: `1 to 100; ${DEFAULT_LIMIT} unless given`,
    },
    page_offset: {
      type: 'string',
      pattern: '^(0|[1-9]\\d{0,3})$',
      description: 'The number of preceding pages; 0 by default',
    },
    after_id: {
      ...requestedId,
      description:
        'Only the episodes after this one, which the pages and the total then count; 404 if it is not listed',
    },
  },
};

/** `page` starts at 1, so the next page_offset equals the current `page`. */
export const episodesSchema: JsonSchema = objectOf({
  page: { ...integer, minimum: 1 },
  page_limit: { ...integer, minimum: 1 },
  total: integer,
  episodes: listOf({
    type: 'object',
    required: ['media_item', 'episode_number'],
    properties: { media_item: itemSchema, season_number: integer, episode_number: integer },
  }),
});
