import { itemsOf, playlist } from './define-playlist.ts';
import { MAIN_PLAYLISTS } from './main-playlists.ts';
import type { PlaylistDefinition } from './playlist-definition.ts';
import { programPlaylistId, seriesPlaylistId } from './playlist-ids.ts';
import { SHELF_PLAYLISTS } from './shelf-playlists.ts';
import { PROGRAMS } from '../vocabulary/programs.ts';
import { SERIES } from '../vocabulary/series.ts';

/** The playlist of each program's workouts, in order; its view name is the program's (CAT-07). */
const OF_PROGRAMS: readonly PlaylistDefinition[] = PROGRAMS.map(({ slug, title, description }) =>
  playlist(
    programPlaylistId(slug),
    title,
    ({ library }) =>
      itemsOf(library.programs.find(({ definition }) => definition.slug === slug)?.workouts ?? []),
    { description, kind: 'MANUAL', viewName: slug },
  ),
);

/** The playlist of each series' episodes, in order; one series has no playlist. */
const OF_SERIES: readonly PlaylistDefinition[] = SERIES.filter(
  (definition) => !definition.withoutPlaylist,
).map(({ slug, title, description }) =>
  playlist(
    seriesPlaylistId(slug),
    title,
    ({ library }) => library.series.find(({ definition }) => definition.slug === slug)?.episodes ?? [],
    { description, kind: 'MANUAL' },
  ),
);

const byId = new Map(
  [...MAIN_PLAYLISTS, ...SHELF_PLAYLISTS, ...OF_PROGRAMS, ...OF_SERIES].map((each) => [each.id, each]),
);

/** A playlist by its id, or by its name on the account API. */
export const playlistDefinition = (id: string): PlaylistDefinition | undefined => byId.get(id);
