import {
  DAILY_HISTORY_PATH,
  FAVORITES_PATH,
  playlistLink,
  programLink,
  WATCH_HISTORY_PATH,
} from '../navigation/paths.ts';
import type { HomeRow } from './home-rows.ts';
import type { PlaylistId } from './playlist-id.ts';
import type { Slug } from './slug.ts';

/**
 * Where 'See All' of a row leads (CAT-08), relative to the app's base path; null if the row has no such link.
 *
 * @param program the program that the shelf shows, if any
 */
export function seeAllLink(row: HomeRow, program: Slug | null, thisWeek: PlaylistId): string | null {
  switch (row.kind) {
    case 'favorites':
    case 'favorite-programs':
      return FAVORITES_PATH;
    case 'continue-watching':
      return WATCH_HISTORY_PATH;
    case 'followed-program':
    case 'followed-playlist':
      return program ? programLink(program) : null;
    case 'playlist':
    case 'today':
      return row.playlist === thisWeek ? DAILY_HISTORY_PATH : playlistLink(row.playlist);
    case 'in-progress':
    case 'because-you-watched':
    case 'sign-up-callout':
      return null;
  }
}
