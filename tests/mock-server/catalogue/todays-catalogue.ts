import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import type { Catalogue } from '#mock-server/catalogue/catalogue.ts';
import { playlistIds, type PlaylistName } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { catalogueOn, NOW } from '../open-platform.ts';

export const catalogue: Catalogue = catalogueOn(NOW);

/** The items of a playlist, by the catalogue's name for it. */
export function itemsIn(name: PlaylistName): readonly CatalogueItem[] {
  const playlist = catalogue.playlist(playlistIds[name]);
  if (!playlist) throw new Error(`There is no playlist "${name}"`);
  return playlist.playlist;
}

/** Every item with an address of its own in lists, hubs, pages and guides. */
export const everything: readonly CatalogueItem[] = [
  ...catalogue.workouts.map(({ item }) => item),
  ...catalogue.daily.map(({ item }) => item),
  ...catalogue.programs.map(({ item }) => item),
  ...itemsIn('series').flatMap((item) => [item, ...(catalogue.series(item.mediaid)?.episodes ?? [])]),
  ...catalogue.trainers,
  ...catalogue.channels.map(({ item }) => item),
  ...itemsIn('hubs'),
  ...itemsIn('pages'),
];
