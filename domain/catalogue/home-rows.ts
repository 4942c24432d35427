import type { ContentRow } from '../configuration/app-config.ts';
import type { MediaId } from './media-id.ts';
import type { PlaylistId } from './playlist-id.ts';
import type { Slug } from './slug.ts';

const FIRST_ROWS = 6;
const ROWS_PER_SCROLL = 4;

/** CAT-01: 6 rows at first, 4 more each time the end is reached; the hero counts as one. */
export const rowsShown = (timesScrolledToEnd: number): number =>
  FIRST_ROWS + timesScrolledToEnd * ROWS_PER_SCROLL;

/** CAT-03: the second row from the top; the hero is the first. */
const CALLOUT_POSITION = 2;

/** The config's presentation settings of a row (CAT-27). */
export type RowStyle = Pick<ContentRow, 'title' | 'backgroundColor'>;

/** A row of home or of a hub, resolved for the current viewer. */
export type HomeRow =
  | { readonly kind: 'hero' | 'playlist' | 'today'; readonly playlist: PlaylistId; readonly look: RowStyle }
  | { readonly kind: 'continue-watching' | 'favorites'; readonly look: RowStyle }
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
 * The rows of home: the hero on top, the others in the config's order; personal rows without content are omitted (CAT-02). A
 * visitor's second row is the sign-up callout (CAT-03).
 *
 * @param daily the playlist of the daily series; its row includes the next workouts of followed programs (CAT-04)
 */
export function homeRows(
  content: readonly ContentRow[],
  personal: ViewerRowData,
  daily: PlaylistId,
): readonly HomeRow[] {
  const hero = heroOf(content);
  const others = rowsWithoutHero(
    content.filter((row) => row !== hero),
    personal,
    daily,
  );
  const rows: HomeRow[] = hero ? [...rowsOfPlaylist('hero', hero), ...others] : [...others];
  if (personal.isVisitor) rows.splice(CALLOUT_POSITION - 1, 0, { kind: 'sign-up-callout' });
  return rows;
}

/** The rows for a viewer without hero and callout, as on the 365 home (CAT-23). */
export const rowsWithoutHero = (
  content: readonly ContentRow[],
  personal: ViewerRowData,
  daily: PlaylistId,
): readonly HomeRow[] => content.flatMap((row) => rowsFor(row, personal, daily));

/** CAT-01: the playlist of the hero, which is the first featured row of type playlist. */
export const heroPlaylist = (content: readonly ContentRow[]): PlaylistId | null =>
  heroOf(content)?.contentId ?? null;

const heroOf = (content: readonly ContentRow[]): ContentRow | undefined =>
  content.find(({ type, featured }) => featured && type === 'playlist');

function rowsFor(row: ContentRow, personal: ViewerRowData, daily: PlaylistId): HomeRow[] {
  const look: RowStyle = { title: row.title, backgroundColor: row.backgroundColor };
  switch (row.type) {
    case 'playlist':
      return rowsOfPlaylist(row.contentId === daily ? 'today' : 'playlist', row);
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

const rowsOfPlaylist = (
  kind: 'hero' | 'playlist' | 'today',
  { contentId, title, backgroundColor }: ContentRow,
): HomeRow[] => (contentId ? [{ kind, playlist: contentId, look: { title, backgroundColor } }] : []);

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
