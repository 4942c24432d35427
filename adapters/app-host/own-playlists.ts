import { playlistId } from '#domain/catalogue/playlist-id.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { WrittenConfig } from './config-schema.ts';

/** The playlists with pages of their own, as the config has them. */
export const ownPlaylists = (db: WrittenConfig['integrations']['db']): AppConfig['playlists'] => ({
  browse: playlistId(db.browsePlaylist),
  programs: playlistId(db.browseProgramsPlaylist),
  daily: playlistId(db.browse365Playlist),
  thisWeek: playlistId(db.thisWeekPlaylist),
});
