import type { CatalogueItem } from './catalogue-item.ts';
import { SeededRandom } from '../seeded/seeded-random.ts';
import { epochSeconds, MS_A_DAY } from '../schedule/days.ts';
import { platformId, trailerMediaId } from './platform-id.ts';
import { commonItemFields } from './common-item-fields.ts';
import { playlistIds, seriesPlaylistId } from '../playlists/playlist-ids.ts';
import { trainerNamed } from './programs.ts';
import { slugOf } from './slug.ts';
import { SERIES, type SeriesWords } from '../vocabulary/series.ts';
import { trainerFields } from './assemble-workout.ts';

/** A season in the series response (MED-14). */
export interface Season {
  readonly season_number: number;
  readonly episodes: readonly { readonly media_id: string; readonly episode_number: number }[];
}

export interface Series {
  readonly words: SeriesWords;
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
  SERIES.map((words, index) => {
    const begin = FIRST_SERIES + index * 20 * WEEK;
    const episodes = episodesOf(origin, words, begin);
    return { words, item: seriesItem(origin, words, begin), episodes, contents: contentsOf(words, episodes) };
  });

function seriesItem(origin: string, words: SeriesWords, begin: number): CatalogueItem {
  const { slug, title, description, genre, rating } = words;
  const mediaid = seriesId(slug);
  return {
    ...commonItemFields(origin, mediaid, title, description),
    feedid: playlistIds.series,
    duration: 0,
    pubdate: epochSeconds(new Date(begin)),
    tags: ['series', slugOf(genre), words.trainer].join(','),
    contentType: 'series',
    slug,
    genre,
    rating,
    ...trainerFields(origin, trainerNamed(words.trainer)),
    seriesId: mediaid,
    ...(!words.withoutPlaylist && { seriesPlaylistId: seriesPlaylistId(slug) }),
    trailerId: trailerMediaId(mediaid),
  };
}

function episodesOf(origin: string, words: SeriesWords, begin: number): CatalogueItem[] {
  const chance = new SeededRandom(`series ${words.slug}`);
  return words.seasons.flatMap((titles, season) =>
    titles.map((title, index) => {
      const number = index + 1;
      const slug = `${slugOf(words.slug)}-${slugOf(title)}`;
      const mediaid = episodeId(slug);
      const about = chance.pick(words.about).replace('{title}', title).replace('{n}', String(number));
      return {
        ...commonItemFields(origin, mediaid, title, about),
        feedid: words.withoutPlaylist ? playlistIds.series : seriesPlaylistId(words.slug),
        duration: chance.whole(words.flat ? 280 : 560, words.flat ? 420 : 1980),
        pubdate: epochSeconds(new Date(begin + (season * 26 + index) * WEEK)),
        tags: tagsOf(words),
        contentType: 'episode',
        slug,
        genre: words.genre,
        rating: words.rating,
        ...trainerFields(origin, trainerNamed(words.trainer)),
        ...(!words.flat && { seriesId: seriesId(words.slug), seasonNumber: String(season + 1) }),
        episodeNumber: String(number),
        ...(number === 1 && season === 0 && { free: 'true' }),
      };
    }),
  );
}

/** The episodes of a flat series reference it only by a tag (MED-21). */
const tagsOf = ({ slug, genre, flat }: SeriesWords): string =>
  ['episode', slugOf(genre), ...(flat ? [`seriesid_${seriesId(slug)}`] : [])].join(',');

function contentsOf(words: SeriesWords, episodes: readonly CatalogueItem[]): Series['contents'] {
  const entries = episodes.map(({ mediaid, episodeNumber }) => ({
    media_id: mediaid,
    episode_number: Number(episodeNumber),
  }));
  if (words.flat) return { episodes: entries };
  let from = 0;
  const seasons = words.seasons.map(({ length }, index) => {
    const season = { season_number: index + 1, episodes: entries.slice(from, from + length) };
    from += length;
    return season;
  });
  return { seasons };
}
