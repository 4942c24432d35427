import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import {
  episodeAfter,
  episodesOf,
  firstEpisode,
  seasonNumbers,
  seasonChoice,
  standingOf,
  type Season,
  type Series,
} from '#domain/catalogue/series.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const season = (number: number | null, ...ids: string[]): Season => ({
  number,
  episodes: ids.map((id, index) => ({ id: mediaId(id), number: index + 1 })),
});
const seriesOf = (...seasons: Season[]): Series => {
  const ids = seasons.flatMap(({ episodes }) => episodes.map(({ id }) => id));
  const items = ids.filter((id) => !id.startsWith('gone')).map((id) => [id, aMediaItem({ id })] as const);
  return { id: mediaId('Series01'), title: 'Slow Barre', seasons, items: new Map(items) };
};
const inSeasons = seriesOf(season(1, 'a', 'gone', 'b'), season(2, 'c'));
const flat = seriesOf(season(null, 'a', 'b'));
const shown = (series: Series, number: number | null) =>
  episodesOf(series, number).map(({ item }) => item.id);

describe('the episodes of a series [MED-14]', () => {
  it('are those of all seasons, in order, except items that cannot be shown', () => {
    expect(shown(inSeasons, null)).toEqual(['a', 'b', 'c']);
    expect(episodesOf(inSeasons, null).map(({ season: of, number }) => [of, number])).toEqual([
      [1, 1],
      [1, 3],
      [2, 1],
    ]);
  });

  it('are those of a season', () => {
    expect(shown(inSeasons, 2)).toEqual(['c']);
    expect(shown(inSeasons, 3)).toEqual([]);
  });

  it('are all episodes of a flat series', () => {
    expect(shown(flat, null)).toEqual(['a', 'b']);
    expect(episodesOf(flat, null)[0]?.season).toBeNull();
  });

  it('start with the first that can be shown', () => {
    expect(firstEpisode(seriesOf(season(1, 'gone1', 'b')))?.id).toBe('b');
    expect(firstEpisode(seriesOf(season(1, 'gone1')))).toBeNull();
    expect(firstEpisode(seriesOf())).toBeNull();
  });
});

describe('the position of an episode [MED-10]', () => {
  it('is its season of all seasons, and its position of all episodes in that season', () => {
    expect(standingOf(inSeasons, mediaId('b'))).toEqual({
      season: { number: 1, of: 2 },
      episode: { number: 3, of: 3 },
    });
    expect(standingOf(inSeasons, mediaId('c'))).toEqual({
      season: { number: 2, of: 2 },
      episode: { number: 1, of: 1 },
    });
  });

  it('has no season in a flat series', () => {
    expect(standingOf(flat, mediaId('b'))).toEqual({ season: null, episode: { number: 2, of: 2 } });
  });

  it('never exceeds the last if there are gaps in the numbers', () => {
    const gaps: Season = { number: 7, episodes: [{ id: mediaId('x'), number: 9 }] };
    expect(standingOf(seriesOf(season(2, 'a'), gaps), mediaId('x'))).toEqual({
      season: { number: 7, of: 7 },
      episode: { number: 9, of: 9 },
    });
  });

  it('is null for an episode that is not in the series', () => {
    expect(standingOf(inSeasons, mediaId('z'))).toBeNull();
    expect(standingOf(seriesOf(), mediaId('a'))).toBeNull();
  });
});

describe('the control for choosing a season [MED-10]', () => {
  const ofSeasons = (count: number) =>
    seriesOf(...Array.from({ length: count }, (_, index) => season(index + 1, `e${index}`)));

  it.each([
    [1, true, 'buttons'],
    [5, true, 'buttons'],
    [6, true, 'dropdown'],
    [1, false, 'dropdown'],
    [5, false, 'dropdown'],
    [6, false, 'dropdown'],
  ])('of %i seasons, on a screen that is medium or wider: %s, is %s', (count, wide, choice) => {
    expect(seasonChoice(ofSeasons(count), wide)).toBe(choice);
    expect(seasonNumbers(ofSeasons(count))).toHaveLength(count);
  });

  it('is not shown for a flat series', () => {
    expect(seasonChoice(flat, true)).toBe('none');
    expect(seasonChoice(flat, false)).toBe('none');
    expect(seasonNumbers(flat)).toEqual([]);
  });
});

describe('the next episode [MED-11]', () => {
  it.each([
    ['b', 'across what cannot be shown', 'a'],
    ['c', 'across seasons', 'b'],
    [null, 'after the last', 'c'],
    [null, 'after one that the series does not list', 'x'],
    ['b', 'after one that cannot be shown', 'gone'],
  ])('is %s %s', (next, _where, id) => {
    expect(episodeAfter(inSeasons, mediaId(id))?.id ?? null).toBe(next);
  });

  it('is the next of a flat series', () => {
    expect(episodeAfter(flat, mediaId('a'))?.id).toBe('b');
    expect(episodeAfter(flat, mediaId('b'))).toBeNull();
  });
});
