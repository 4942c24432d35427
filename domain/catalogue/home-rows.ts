import type { ContentRow } from '../configuration/app-config.ts';
import type { MediaId } from './media-id.ts';
import { isPathPlaylist, type PlaylistId } from './playlist-id.ts';
import type { Slug } from './slug.ts';

const FIRST_ROWS = 6;
const ROWS_PER_SCROLL = 4;

/** CAT-01: 6 rows at first, 4 more each time the end is reached; the hero counts as one. */
export const rowsShown = (timesScrolledToEnd: number): number =>
  FIRST_ROWS + timesScrolledToEnd * ROWS_PER_SCROLL;

/** CAT-03: the second row from the top; the hero is the first. */
const CALLOUT_POSITION = 2;

/**
 * How a row shows its items: several tiles at once, or one at a time; as the hero, the featured row at the top of home, large
 * (CAT-01).
 */
export type RowDisplay = 'shelf' | 'featured' | 'hero';

/** The config's presentation settings of a row (CAT-27). */
export interface RowStyle extends Pick<ContentRow, 'title' | 'backgroundColor'> {
  readonly display: RowDisplay;
}

/** A row of home or of a hub, resolved for the current viewer. */
export type HomeRow =
  | { readonly kind: 'playlist' | 'today'; readonly playlist: PlaylistId; readonly look: RowStyle }
  | {
      /** The workouts in progress are those to continue, on the page to which their row leads elsewhere. */
      readonly kind: 'continue-watching' | 'in-progress' | 'favorites' | 'favorite-programs';
      readonly look: RowStyle;
    }
  | { readonly kind: 'followed-program'; readonly program: Slug; readonly look: RowStyle }
  | { readonly kind: 'followed-playlist'; readonly playlist: PlaylistId; readonly look: RowStyle }
  | { readonly kind: 'because-you-watched'; readonly watched: MediaId; readonly look: RowStyle }
  | { readonly kind: 'sign-up-callout' };

/** The viewer's data that decides which rows show. */
export interface ViewerRowData {
  readonly isVisitor: boolean;
  readonly hasStartedWorkouts: boolean;
  readonly hasFavorites: boolean;
  /** The followed programs, by their view names. */
  readonly followedPrograms: readonly Slug[];
  /** The item that because_you_watched is based on (CAT-06). */
  readonly watchedWell: MediaId | null;
}

/**
 * The rows of home in the config's order; personal rows without content are omitted (CAT-02). If the first one is featured, it
 * is the hero (CAT-01). A visitor's second row is the sign-up callout (CAT-03).
 *
 * @param daily the playlist of the daily series; its row includes the next workouts of followed programs (CAT-04)
 */
export function homeRows(
  content: readonly ContentRow[],
  personal: ViewerRowData,
  daily: PlaylistId,
): readonly HomeRow[] {
  const rows = rowsWithoutHero(content, personal, daily).map((row, index): HomeRow =>
    index === 0 ? asHero(row) : row,
  );
  if (personal.isVisitor) rows.splice(CALLOUT_POSITION - 1, 0, { kind: 'sign-up-callout' });
  return rows;
}

/** The rows for a viewer without hero and callout, as on the 365 home (CAT-23). */
export const rowsWithoutHero = (
  content: readonly ContentRow[],
  personal: ViewerRowData,
  daily: PlaylistId,
): readonly HomeRow[] => content.flatMap((row) => rowsFor(row, personal, daily));

/** CAT-01: the playlist of a hero that every viewer sees: the config's first row, if it is a featured playlist. */
export const heroPlaylist = ([first]: readonly ContentRow[]): PlaylistId | null =>
  first?.featured && first.type === 'playlist' ? first.contentId : null;

/** How many playlists the first view of home may show, with the hero. */
const PLAYLISTS_IN_VIEW = 4;

/** The playlists of the first view of home for every viewer, the hero first; but for those that the account API lists for a viewer. */
export function playlistsInView(content: readonly ContentRow[]): readonly PlaylistId[] {
  const listed = content.map(({ type, contentId }) => (type === 'playlist' ? contentId : null));
  const ids = new Set([heroPlaylist(content), ...listed]);
  return [...ids]
    .filter((id) => id !== null)
    .filter((id) => !isPathPlaylist(id))
    .slice(0, PLAYLISTS_IN_VIEW);
}

/** How a row shows its items. */
export const displayOf = (row: HomeRow): RowDisplay => ('look' in row ? row.look.display : 'shelf');

const asHero = (row: HomeRow): HomeRow =>
  'look' in row && displayOf(row) === 'featured' ? { ...row, look: { ...row.look, display: 'hero' } } : row;

function rowsFor(row: ContentRow, personal: ViewerRowData, daily: PlaylistId): HomeRow[] {
  const { type, contentId, title, backgroundColor, featured } = row;
  const look: RowStyle = { title, backgroundColor, display: featured ? 'featured' : 'shelf' };
  switch (type) {
    case 'playlist':
      return contentId
        ? [{ kind: contentId === daily ? 'today' : 'playlist', playlist: contentId, look }]
        : [];
    case 'continue_watching':
      return personal.hasStartedWorkouts ? [{ kind: 'continue-watching', look }] : [];
    case 'favorites':
      return personal.hasFavorites ? [{ kind: 'favorites', look }] : [];
    case 'followed_playlist':
      return followedRows(row, personal, look);
    case 'because_you_watched':
      return personal.watchedWell
        ? [{ kind: 'because-you-watched', watched: personal.watchedWell, look }]
        : [];
  }
}

/** CAT-07: a shelf for each followed program; a contentId narrows it to that program. */
function followedRows(
  { contentId }: ContentRow,
  { followedPrograms }: ViewerRowData,
  look: RowStyle,
): HomeRow[] {
  if (followedPrograms.length === 0) return [];
  return contentId
    ? [{ kind: 'followed-playlist', playlist: contentId, look }]
    : followedPrograms.map((program): HomeRow => ({ kind: 'followed-program', program, look }));
}
