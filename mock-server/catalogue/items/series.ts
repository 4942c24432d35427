import { z } from '../../zod.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import type { CatalogueItem } from './catalogue-item.ts';
import { SeededRandom } from '../seeded/seeded-random.ts';
import { epochSeconds, MS_A_DAY } from '../schedule/days.ts';
import { platformId, platformIdSchema, trailerMediaId } from './platform-id.ts';
import { commonItemFields } from './common-item-fields.ts';
import { playlistIds, seriesPlaylistId } from '../playlists/playlist-ids.ts';
import { trainerNamed } from './programs.ts';
import { slugOf } from './slug.ts';
import { SERIES, type SeriesDefinition } from '../vocabulary/series.ts';
import { trainerFields } from './assemble-workout.ts';

export const episodesSchema = z.array(z.object({ media_id: platformIdSchema, episode_number: z.int() }));

/** A season in the series response (MED-14). */
export const seasonSchema = z.object({
  season_id: platformIdSchema,
  season_number: z.int(),
  season_title: z.string(),
  season_description: z.string(),
  episode_count: z.int(),
  total_duration: z.number().min(0).meta({ description: 'Seconds' }),
  episodes: episodesSchema,
});

type Season = ValueOf<typeof seasonSchema>;

export interface Series {
  readonly definition: SeriesDefinition;
  readonly item: CatalogueItem;
  /** All episodes, in order. */
  readonly episodes: readonly CatalogueItem[];
  /** Seasons with episodes, or a flat list of episodes. */
  readonly contents: { readonly seasons: readonly Season[] } | { readonly episodes: Season['episodes'] };
}

export const seriesId = (slug: string): string => platformId('series', slug);
const episodeId = (slug: string): string => platformId('episode', slug);

const FIRST_SERIES = Date.UTC(2020, 8, 1);
const WEEK = 7 * MS_A_DAY;

export const seriesOf = (origin: string): Series[] =>
  SERIES.map((definition, index) => {
    const begin = FIRST_SERIES + index * 20 * WEEK;
    const episodes = episodesOf(origin, definition, begin);
    return {
      definition,
      item: seriesItem(origin, definition, begin),
      episodes,
      contents: contentsOf(definition, episodes),
    };
  });

function seriesItem(origin: string, definition: SeriesDefinition, begin: number): CatalogueItem {
  const { slug, title, description, genre, rating } = definition;
  const mediaid = seriesId(slug);
  return {
    ...commonItemFields(origin, mediaid, title, description),
    feedid: playlistIds.series,
    duration: 0,
    pubdate: epochSeconds(new Date(begin)),
    tags: ['series', slugOf(genre), definition.trainer].join(','),
    contentType: 'series',
    slug,
    genre,
    rating,
    ...trainerFields(origin, trainerNamed(definition.trainer)),
    seriesId: mediaid,
    ...(!definition.withoutPlaylist && { seriesPlaylistId: seriesPlaylistId(slug) }),
    trailerId: trailerMediaId(mediaid),
  };
}

function episodesOf(origin: string, definition: SeriesDefinition, begin: number): CatalogueItem[] {
  const chance = new SeededRandom(`series ${definition.slug}`);
  return definition.seasons.flatMap((titles, season) =>
    titles.map((title, index) => {
      const number = index + 1;
      const slug = `${slugOf(definition.slug)}-${slugOf(title)}`;
      const mediaid = episodeId(slug);
      const about = chance.pick(definition.about).replace('{title}', title).replace('{n}', String(number));
      return {
        ...commonItemFields(origin, mediaid, title, about),
        feedid: definition.withoutPlaylist ? playlistIds.series : seriesPlaylistId(definition.slug),
        duration: chance.whole(definition.flat ? 280 : 560, definition.flat ? 420 : 1980),
        pubdate: epochSeconds(new Date(begin + (season * 26 + index) * WEEK)),
        tags: tagsOf(definition),
        contentType: 'episode',
        slug,
        genre: definition.genre,
        rating: definition.rating,
        ...trainerFields(origin, trainerNamed(definition.trainer)),
        ...(!definition.flat && { seasonNumber: String(season + 1) }),
        ...(!definition.flat && !definition.isUnnamed && { seriesId: seriesId(definition.slug) }),
        episodeNumber: String(number),
        ...(number === 1 && { trailerId: trailerMediaId(mediaid) }),
        ...(number === 1 && season === 0 && { free: 'true' }),
      };
    }),
  );
}

/** The episodes of a flat series reference it only by a tag (MED-21). */
const tagsOf = ({ slug, genre, flat }: SeriesDefinition): string =>
  ['episode', slugOf(genre), ...(flat ? [`seriesid_${seriesId(slug)}`] : [])].join(',');

function contentsOf(definition: SeriesDefinition, episodes: readonly CatalogueItem[]): Series['contents'] {
  const entries = episodes.map(({ mediaid, episodeNumber }) => ({
    media_id: mediaid,
    episode_number: Number(episodeNumber),
  }));
  if (definition.flat) return { episodes: entries };
  let from = 0;
  const seasons = definition.seasons.map(({ length }, index): Season => {
    const number = index + 1;
    const until = from + length;
    const season = {
      season_id: platformId('season', `${definition.slug}:${number}`),
      season_number: number,
      season_title: `Season ${number}`,
      season_description: '',
      episode_count: length,
      total_duration: totalDuration(episodes.slice(from, until)),
      episodes: entries.slice(from, until),
    };
    from = until;
    return season;
  });
  return { seasons };
}

/** The duration of several items together, in seconds. */
export const totalDuration = (items: readonly CatalogueItem[]): number =>
  items.reduce((seconds, { duration }) => seconds + duration, 0);
