import type { Branded } from '../branded.ts';

/** The id of a playlist; one that starts with '/' is a path on the account API (API-02). */
export type PlaylistId = Branded<string, 'PlaylistId'>;
export const playlistId = (text: string): PlaylistId => text as PlaylistId;

export const isPathPlaylist = (id: PlaylistId): boolean => id.startsWith('/');
