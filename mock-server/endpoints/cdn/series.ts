import { z } from '../../zod.ts';
import type { CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { platformIdSchema } from '../../catalogue/items/platform-id.ts';
import { episodesSchema, seasonSchema, totalDuration, type Series } from '../../catalogue/items/series.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import type { ValueOf } from '../../value-of-schema.ts';

const identitySchema = z.object({
  series_id: platformIdSchema,
  title: z.string(),
  description: z.string(),
  total_duration: z.number().min(0).meta({ description: 'Seconds' }),
  episode_count: z.int().min(0),
  season_count: z.int().min(0).meta({ description: '0 for a flat list of episodes' }),
});

/** Specification 1, section 3, "Series response", with the fields that identify a series. */
export const seriesSchema = z.union([
  identitySchema.extend({ seasons: z.array(seasonSchema) }),
  identitySchema.extend({ episodes: episodesSchema }),
]);

/** The place of an episode in each series that has it. */
const placesSchema = z.array(
  z.object({
    series_id: platformIdSchema,
    season_number: z.int().exactOptional(),
    episode_number: z.int(),
  }),
);

export const seriesByIdsSchema = z.record(platformIdSchema, z.union([seriesSchema, placesSchema]));

type ById = ValueOf<typeof seriesByIdsSchema>;

/** A series with seasons and their episodes, or with episodes only (MED-14). */
const sentSeries = ({ item, episodes, contents }: Series): ValueOf<typeof seriesSchema> => ({
  series_id: item.mediaid,
  title: item.title,
  description: item.description,
  total_duration: totalDuration(episodes),
  episode_count: episodes.length,
  season_count: 'seasons' in contents ? contents.seasons.length : 0,
  ...contents,
});

/** The series that contain an episode, with its place in each. */
const placesOf = (
  { item }: Series,
  { seasonNumber, episodeNumber }: CatalogueItem,
): ValueOf<typeof placesSchema> => [
  {
    series_id: item.mediaid,
    ...(seasonNumber && { season_number: Number(seasonNumber) }),
    episode_number: Number(episodeNumber),
  },
];

export const series: Handler<typeof seriesSchema> = ({ platform, params }) => {
  const { id = '' } = params;
  const known = platform.catalogue.series(id);
  return known ? ok(sentSeries(known)) : refusal(404, `There is no series "${id}"`);
};

/** By media id, the contents of a series, or the series that an episode belongs to; other ids are omitted. */
export const seriesByIds: Handler<typeof seriesByIdsSchema> = ({ platform: { catalogue }, query }) => {
  const answerFor = (id: string): ById[string] | undefined => {
    const series = catalogue.series(id);
    if (series) return sentSeries(series);
    const episode = catalogue.item(id);
    const parent = catalogue.seriesOfEpisode(id);
    return episode && parent && placesOf(parent, episode);
  };
  const found = (query['media_ids'] ?? '').split(',').flatMap((id) => {
    const answer = answerFor(id);
    return answer ? [[id, answer] as const] : [];
  });
  return ok(Object.fromEntries(found));
};

export const seriesQuery = z.object({
  media_ids: z.string().max(4000).meta({ description: 'Of series and episodes, separated by commas' }),
});
