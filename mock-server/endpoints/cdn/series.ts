import type { CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { totalDuration, type Series } from '../../catalogue/items/series.ts';
import { ok, refusal, type Handler, type JsonSchema } from '../../http/endpoint.ts';
import { integer, listOf, number, objectOf, platformId, text } from '../../http/wire-schemas.ts';

/** A series with seasons and their episodes, or with episodes only (MED-14). */
const sentSeries = ({ item, episodes, contents }: Series): object => ({
  series_id: item.mediaid,
  title: item.title,
  description: item.description,
  total_duration: totalDuration(episodes),
  episode_count: episodes.length,
  season_count: 'seasons' in contents ? contents.seasons.length : 0,
  ...contents,
});

/** The series that contain an episode, with its place in each. */
const placesOf = ({ item }: Series, { seasonNumber, episodeNumber }: CatalogueItem): readonly object[] => [
  {
    series_id: item.mediaid,
    ...(seasonNumber && { season_number: Number(seasonNumber) }),
    episode_number: Number(episodeNumber),
  },
];

export const series: Handler = ({ platform, params }) => {
  const { id = '' } = params;
  const known = platform.catalogue.series(id);
  return known ? ok(sentSeries(known)) : refusal(404, `There is no series "${id}"`);
};

/** By media id, the contents of a series, or the series that an episode belongs to; other ids are omitted. */
export const seriesByIds: Handler = ({ platform: { catalogue }, query }) => {
  const answerFor = (id: string): object | undefined => {
    const series = catalogue.series(id);
    if (series) return sentSeries(series);
    const episode = catalogue.item(id);
    const parent = catalogue.seriesOfEpisode(id);
    return episode && parent && placesOf(parent, episode);
  };
  const found = (query['media_ids'] ?? '').split(',').map((id) => [id, answerFor(id)] as const);
  return ok(Object.fromEntries(found.filter(([, answer]) => answer !== undefined)));
};

export const seriesQuery: JsonSchema = {
  type: 'object',
  required: ['media_ids'],
  properties: {
    media_ids: {
      type: 'string',
      maxLength: 4000,
      description: 'Of series and episodes, separated by commas',
    },
  },
};

const episodesSchema = listOf(objectOf({ media_id: platformId, episode_number: integer }));

const seasonSchema = objectOf({
  season_id: platformId,
  season_number: integer,
  season_title: text,
  season_description: text,
  episode_count: integer,
  total_duration: { ...number, description: 'Seconds' },
  episodes: episodesSchema,
});

/** Specification 1, section 3, "Series response", with the fields that identify a series. */
export const seriesSchema: JsonSchema = {
  ...objectOf({
    series_id: platformId,
    title: text,
    description: text,
    total_duration: { ...number, description: 'Seconds' },
    episode_count: integer,
    season_count: { ...integer, description: '0 for a flat list of episodes' },
  }),
  oneOf: [objectOf({ seasons: listOf(seasonSchema) }), objectOf({ episodes: episodesSchema })],
};

const placesSchema: JsonSchema = listOf({
  type: 'object',
  required: ['series_id', 'episode_number'],
  properties: { series_id: platformId, season_number: integer, episode_number: integer },
});

export const seriesByIdsSchema: JsonSchema = {
  type: 'object',
  propertyNames: platformId,
  additionalProperties: { anyOf: [seriesSchema, placesSchema] },
};
