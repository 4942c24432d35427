import { AppFailure } from '#application/app-failure.ts';
import type { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';

/**
 * An in-memory catalogue. Its watchlist responds in the order of the catalogue; the `next` of a page may be a
 * playlist id.
 */
export interface InMemoryMediaCatalogue extends MediaCatalogue {
  /** The ids of each watchlist request. */
  readonly watchlistRequests: readonly (readonly string[])[];
  /** From now on every request fails. */
  failWith(failure: AppFailure): void;
}

/** The id of the only watchlist. */
export const WATCHLIST = 'list0001';
const MOST_IDS = 50;

/** @param isSigned whether an item's sources are returned only with a grant */
export function makeInMemoryMediaCatalogue(
  items: readonly MediaItem[] = [],
  playlists: readonly Playlist[] = [],
  isSigned = false,
): InMemoryMediaCatalogue {
  const watchlistRequests: string[][] = [];
  let failure: AppFailure | null = null;
  const answer = async <T>(found: () => T | undefined, what: string): Promise<T> => {
    if (failure) throw failure;
    const answered = found();
    if (answered === undefined) throw new AppFailure('not-found', `No ${what}`);
    return answered;
  };
  const playlistOf = (id: string): Playlist | undefined => playlists.find((playlist) => playlist.id === id);
  const part = (id: string, from: number, atMost: number): Playlist | undefined => {
    const whole = playlistOf(id);
    const to = from + atMost;
    return whole && to < whole.items.length
      ? { ...whole, items: whole.items.slice(from, to), next: `${id}${FROM}${to}:${atMost}` }
      : whole && { ...whole, items: whole.items.slice(from) };
  };
  return {
    watchlistRequests,
    failWith: (next) => (failure = next),
    media: (id, grant) =>
      answer(() => {
        const item = items.find((each) => each.id === id);
        return item && isSigned ? { ...item, sources: sourcesOf(item, grant?.token) } : item;
      }, id),
    playlist: (id, atMost = Infinity) => answer(() => part(id, 0, atMost), id),
    recommendations: (list, id) =>
      answer(() => {
        const found = items.some((item) => item.id === id) ? playlistOf(list) : undefined;
        return found && { ...found, items: found.items.filter((item) => item.id !== id) };
      }, `${list} for ${id}`),
    playlistAt: (next) =>
      answer(() => {
        const [id = '', place = ''] = next.split(FROM);
        const [from = 0, atMost = Infinity] = place === '' ? [] : place.split(':').map(Number);
        return part(id, from, atMost);
      }, next),
    browse: (chosen) =>
      answer(() => {
        const style = chosen.get('style');
        const passing = items.filter(({ genre }) => !style || genre?.toLowerCase() === style);
        return aPlaylist({ id: playlistId('browse'), items: passing });
      }, 'workouts'),
    trainer: (id) => answer(() => items.find(({ externalId }) => externalId === `trainer-${id}`), id),
    watchlist: async (id, ids) => {
      watchlistRequests.push([...ids]);
      if (ids.length > MOST_IDS) throw new AppFailure('refused', `At most ${MOST_IDS} ids`);
      const known = items.filter((item) => ids.includes(item.id));
      return answer(() => (id === WATCHLIST ? known : undefined), id);
    },
  };
}

/** Separates a playlist's id from the position where a page of it begins. */
const FROM = '#from:';

const sourcesOf = ({ sources }: MediaItem, token: string | undefined): MediaItem['sources'] =>
  token === undefined ? [] : sources.map((source) => ({ ...source, file: `${source.file}?token=${token}` }));
