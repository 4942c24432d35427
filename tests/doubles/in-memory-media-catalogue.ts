import { AppFailure } from '#application/app-failure.ts';
import type { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';

/** A catalogue in memory, whose watchlists answer in the catalogue's order; a part's `next` is the id of a playlist. */
export interface VirtualMediaCatalogue extends MediaCatalogue {
  /** The ids of each watchlist request. */
  readonly watchlistRequests: readonly (readonly string[])[];
}

const nothing = (what: string) => Promise.reject(new AppFailure('not-found', `No ${what}`));

export function makeInMemoryMediaCatalogue(
  items: readonly MediaItem[] = [],
  playlists: readonly Playlist[] = [],
): VirtualMediaCatalogue {
  const watchlistRequests: string[][] = [];
  return {
    watchlistRequests,
    media: async (id) => items.find((item) => item.id === id) ?? nothing(id),
    playlist: async (id) => playlists.find((playlist) => playlist.id === id) ?? nothing(id),
    recommendations: async (list, id) => {
      const found = playlists.find((playlist) => playlist.id === list) ?? (await nothing(list));
      return { ...found, items: found.items.filter((item) => item.id !== id) };
    },
    playlistAt: async (next) => playlists.find((playlist) => playlist.id === next) ?? nothing(next),
    browse: () => nothing('browse playlist'),
    trainer: nothing,
    watchlist: async (_, ids) => {
      watchlistRequests.push([...ids]);
      return items.filter((item) => ids.includes(item.id));
    },
  };
}
