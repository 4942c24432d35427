import { z } from '../../zod.ts';
import { itemSchema, type CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { ok, refusal, type Call, type Handler } from '../../http/endpoint.ts';
import { requestedId } from '../../http/requested-id.ts';
import { serializeItem } from './serialize-item.ts';

const DEFAULT_LIMIT = 20;

/** `page` starts at 1, so the next page_offset equals the current `page`. */
export const episodesPageSchema = z.object({
  page: z.int().min(1),
  page_limit: z.int().min(1),
  total: z.int().min(0),
  episodes: z.array(
    z.object({ media_item: itemSchema, season_number: z.int().exactOptional(), episode_number: z.int() }),
  ),
});

type EpisodesHandler = Handler<typeof episodesPageSchema>;

/** The episodes of a series in order, paginated. */
export const seriesEpisodes: EpisodesHandler = (call) => {
  const { id = '' } = call.params;
  const series = call.platform.catalogue.series(id);
  return series ? episodesPage(call, series.episodes) : refusal(404, `There is no series "${id}"`);
};

/** The episodes of one season, likewise; a flat series has no seasons. */
export const seasonEpisodes: EpisodesHandler = (call) => {
  const { id = '', season = '' } = call.params;
  const series = call.platform.catalogue.series(id);
  const episodes = series?.episodes.filter(({ seasonNumber }) => seasonNumber === season) ?? [];
  if (episodes.length === 0) return refusal(404, `There is no season ${season} of a series "${id}"`);
  return episodesPage(call, episodes);
};

function episodesPage({ platform, query }: Call, all: readonly CatalogueItem[]): ReturnType<EpisodesHandler> {
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
export const episodesQuery = z.object({
  page_limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .meta({ description: `1 to 100; ${DEFAULT_LIMIT} unless given` })
    .exactOptional(),
  page_offset: z
    .string()
    .regex(/^(0|[1-9]\d{0,3})$/)
    .meta({ description: 'The number of preceding pages; 0 by default' })
    .exactOptional(),
  after_id: requestedId
    .meta({
      description:
        'Only the episodes after this one, which the pages and the total then count; 404 if it is not listed',
    })
    .exactOptional(),
});
