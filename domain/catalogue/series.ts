import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';

/** A season of a series; the only season of a flat series has no number. */
export interface Season {
  readonly number: number | null;
  readonly episodes: readonly { readonly id: MediaId; readonly number: number }[];
}

/** A series with its episodes (MED-14). */
export interface Series {
  readonly id: MediaId;
  readonly title: string;
  readonly seasons: readonly Season[];
  /** The episodes that can be shown; a listed episode may be missing here. */
  readonly items: ReadonlyMap<MediaId, MediaItem>;
}

export interface Episode {
  readonly item: MediaItem;
  /** Null in a flat series. */
  readonly season: number | null;
  readonly number: number;
}

/** The episodes of a season, in the series' order; null returns those of all seasons. */
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

/** The first episode of a series; null if it has none. */
export const firstEpisode = (series: Series): MediaItem | null => episodesOf(series, null)[0]?.item ?? null;

/** MED-11: the next episode in the series' order, across seasons; null after the last one. */
export function episodeAfter({ seasons, items }: Series, id: MediaId): MediaItem | null {
  const ids = seasons.flatMap(({ episodes }) => episodes.map((episode) => episode.id));
  const place = ids.indexOf(id);
  const next = place < 0 ? undefined : ids.slice(place + 1).find((each) => items.has(each));
  return (next && items.get(next)) ?? null;
}

/** The place of an episode, 'Season x/y - Episode a/b' (MED-10); without the season in a flat series. */
export interface Standing {
  readonly season: { readonly number: number; readonly of: number } | null;
  readonly episode: { readonly number: number; readonly of: number };
}

/**
 * Returns the place of an episode in its series; null if the series does not list it. The totals are the highest numbers, so
 * that a gap in the numbering never results in season 3 of 2.
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

/** From this many seasons on, a dropdown replaces the buttons on every screen. */
const TOO_MANY_FOR_BUTTONS = 6;

/** MED-10: the control for choosing a season; 'none' for a flat series. */
export function seasonChoice(
  { seasons }: Pick<Series, 'seasons'>,
  isMediumOrWider: boolean,
): 'buttons' | 'dropdown' | 'none' {
  if (seasonNumbers({ seasons }).length === 0) return 'none';
  return seasons.length < TOO_MANY_FOR_BUTTONS && isMediumOrWider ? 'buttons' : 'dropdown';
}

/** The season numbers, in the series' order; empty for a flat series. */
export const seasonNumbers = ({ seasons }: Pick<Series, 'seasons'>): readonly number[] =>
  seasons.flatMap(({ number }) => number ?? []);
