import type { Series } from '../../catalogue/items/series.ts';
import { ok, refusal, type Handler, type JsonSchema } from '../../http/endpoint.ts';
import { integer, listOf, number, objectOf, platformId, text } from '../../http/wire-schemas.ts';

/** A series with seasons and their episodes, or with episodes only (MED-14). */
const sentSeries = ({ item, episodes, contents }: Series): object => ({
  series_id: item.mediaid,
  title: item.title,
  description: item.description,
  total_duration: episodes.reduce((seconds, { duration }) => seconds + duration, 0),
  episode_count: episodes.length,
  ...contents,
});

export const series: Handler = ({ platform, params }) => {
  const { id = '' } = params;
  const known = platform.catalogue.series(id);
  return known ? ok(sentSeries(known)) : refusal(404, `There is no series "${id}"`);
};

/** The requested series by media id; unknown ones are omitted. */
export const seriesByIds: Handler = ({ platform, query }) => {
  const ids = (query['media_ids'] ?? '').split(',');
  const found = ids.flatMap((id) => platform.catalogue.series(id) ?? []);
  return ok(Object.fromEntries(found.map((each) => [each.item.mediaid, sentSeries(each)])));
};

export const seriesQuery: JsonSchema = {
  type: 'object',
  required: ['media_ids'],
  properties: {
    media_ids: { type: 'string', maxLength: 4000, description: 'Of series, separated by commas' },
  },
};

const episodesSchema = listOf(objectOf({ media_id: platformId, episode_number: integer }));

/** Specification 1, section 3, "Series response", with the fields that identify a series. */
export const seriesSchema: JsonSchema = {
  ...objectOf({
    series_id: platformId,
    title: text,
    description: text,
    total_duration: { ...number, description: 'Seconds' },
    episode_count: integer,
  }),
  oneOf: [
    objectOf({ seasons: listOf(objectOf({ season_number: integer, episodes: episodesSchema })) }),
    objectOf({ episodes: episodesSchema }),
  ],
};

export const seriesByIdsSchema: JsonSchema = {
  type: 'object',
  propertyNames: platformId,
  additionalProperties: seriesSchema,
};
