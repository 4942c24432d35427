import type { Playlist } from '#domain/catalogue/playlist.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';

/** An empty playlist, with the given changes. */
export const aPlaylist = (changes: Partial<Playlist> = {}): Playlist => ({
  id: playlistId('PlayLst1'),
  title: 'Barre',
  items: [],
  viewName: null,
  isLive: false,
  next: null,
  aspectRatio: '16:9',
  imageLabel: null,
  genres: [],
  filters: [],
  ...changes,
});
