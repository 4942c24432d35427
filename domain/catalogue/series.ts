import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';

/** A season as the series lists it; the one season of a flat series has no number. */
export interface Season {
  readonly number: number | null;
  readonly episodes: readonly { readonly id: MediaId; readonly number: number }[];
}

/** A series with its episodes (MED-14). */
export interface Series {
  readonly id: MediaId;
  readonly title: string;
  readonly seasons: readonly Season[];
  /** The episodes that can be shown; one that is listed may be missing here. */
  readonly items: ReadonlyMap<MediaId, MediaItem>;
}

export interface Episode {
  readonly item: MediaItem;
  /** Null in a flat series. */
  readonly season: number | null;
  readonly number: number;
}

/** The episodes of a season, of all of them for null, in the series' order. */
export function episodesOf({ seasons, items }: Series, season: number | null): readonly Episode[] {
  return seasons
    .filter(({ number }) => season === null || number === season)
    .flatMap((each) =>
      each.episodes.flatMap(({ id, number }) => {
        const item = items.get(id);
        return item ? [{ item, season: each.number, number }] : [];
      }),
    );
}

/** The episode that a series begins with; null for a series without any. */
export const firstEpisode = (series: Series): MediaItem | null => episodesOf(series, null)[0]?.item ?? null;

/** MED-11: the episode that follows one in the series' order, whatever the season; null after the last of them. */
export function episodeAfter({ seasons, items }: Series, id: MediaId): MediaItem | null {
  const ids = seasons.flatMap(({ episodes }) => episodes.map((episode) => episode.id));
  const place = ids.indexOf(id);
  const next = place < 0 ? undefined : ids.slice(place + 1).find((each) => items.has(each));
  return (next && items.get(next)) ?? null;
}

/** Where an episode stands, 'Season x/y - Episode a/b' (MED-10); without the season in a flat series. */
export interface Standing {
  readonly season: { readonly number: number; readonly of: number } | null;
  readonly episode: { readonly number: number; readonly of: number };
}

/**
 * Where an episode stands in its series; null for one that the series does not list. What it is counted among is the highest
 * number there is, so that a gap in the numbers never makes a season 3 of 2.
 */
export function standingOf({ seasons }: Pick<Series, 'seasons'>, id: MediaId): Standing | null {
  for (const season of seasons) {
    const episode = season.episodes.find((each) => each.id === id);
    if (!episode) continue;
    const last = highest(season.episodes.map(({ number }) => number));
    return {
      season:
        season.number === null
          ? null
          : { number: season.number, of: highest(seasons.map(({ number }) => number ?? 0)) },
      episode: { number: episode.number, of: last },
    };
  }
  return null;
}

const highest = (numbers: readonly number[]): number => Math.max(...numbers);

/** From this many seasons on they are chosen from a dropdown, on every screen. */
const TOO_MANY_FOR_BUTTONS = 6;

/** MED-10: how a season is chosen; a flat series has none to choose. */
export function seasonChoice(
  { seasons }: Pick<Series, 'seasons'>,
  isMediumOrWider: boolean,
): 'buttons' | 'dropdown' | 'none' {
  if (numbersOf({ seasons }).length === 0) return 'none';
  return seasons.length < TOO_MANY_FOR_BUTTONS && isMediumOrWider ? 'buttons' : 'dropdown';
}

/** The numbers of the seasons, in the series' order; none of a flat series. */
export const numbersOf = ({ seasons }: Pick<Series, 'seasons'>): readonly number[] =>
  seasons.flatMap(({ number }) => number ?? []);
