import { mediaId, type MediaId } from '../catalogue/media-id.ts';
import type { MediaItem } from '../catalogue/media-item.ts';
import { playlistId, type PlaylistId } from '../catalogue/playlist-id.ts';
import { titleSlug, type Slug } from '../catalogue/slug.ts';
import type { TrainerId } from '../catalogue/trainer-id.ts';
import type { ProgramTimes } from '../live/program.ts';
import type { Query } from '../search/query.ts';
import { encodeText, pathSegment } from './path-segment.ts';
import { withoutSlash } from './without-slash.ts';

/*
 * Creates and matches every address of the app. Paths are relative to the base path; patterns use the notation of
 * react-router-dom.
 */

/** CFG-01: the path under which the app is mounted. */
export const BASE_PATH = '/app';
export const isInApp = (pathname: string): boolean =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`);
/** @param pathname a path within the app */
export const pathBelowBase = (pathname: string): string =>
  withSingleSlashes(pathname).slice(BASE_PATH.length) || HOME_PATH;
/** A path within the app without doubled slashes, as they come from joined addresses; a searched text keeps its own. */
export function withSingleSlashes(pathname: string): string {
  const path = pathname.replace(/^\/+/, '/').replace(/^\/app\/+/, `${BASE_PATH}/`);
  return searchedText(path.slice(BASE_PATH.length)) === null ? path.replace(/\/{2,}/g, '/') : path;
}

/** Encoded line breaks, which no pattern of react-router-dom matches once they are decoded. */
const LINE_BREAKS = /(?:%0[ad]|%e2%80%a[89])+/gi;
/** A path whose line breaks are spaces. */
export const onOneLine = (pathname: string): string => pathname.replace(LINE_BREAKS, '%20');

export const HOME_PATH = '/';
export const WORKOUTS_PATH = '/workouts';
export const PROGRAMS_PATH = '/programs';
export const DAILY_PATH = '/365';
export const DAILY_HISTORY_PATH = '/365/history';
export const PROGRESS_PATH = '/progress';
export const WATCH_HISTORY_PATH = '/progress/history';
/** The progress snapshot alone, without the layout (PRG-03). */
export const MOBILE_PROGRESS_PATH = '/mobileprogress';
export const COACHING_PATH = '/coaching';
/** The stack (CAT-30). */
export const STACK_PATH = '/stack';
/** Shows the config, and tries others (CFG-14). */
export const DEMO_PATH = '/o/demo';

export const ABOUT_PATH = '/o/about';

export const WORKOUT_PATTERN = '/workout/:slug';
export const workoutLink = (workout: Slug): string => `/workout/${pathSegment(workout)}`;

export const PROGRAM_PATTERN = '/program/:slug';
export const programLink = (program: Slug): string => `/program/${pathSegment(program)}`;

export const PLAYLIST_PATTERN = '/p/:id';
export const playlistLink = (list: PlaylistId): string => `/p/${pathSegment(list)}`;

type Linked = Pick<MediaItem, 'id' | 'title'>;

export const MEDIA_PATTERN = '/m/:id/*';
/** The page of an item of any kind, with the playlist that it was opened from. */
export const mediaLink = ({ id, title }: Linked, from: PlaylistId | null): string =>
  withOrigin(`/m/${pathSegment(id)}/${encodeURIComponent(titleSlug(title))}`, from);

/** The page of an episode within its series (MED-20). */
export const episodeLink = (episode: Linked, series: MediaId, from: PlaylistId | null): string =>
  withOrigin(withParameter(mediaLink(episode, null), SERIES, series), from);

export const SERIES_LINK_PATTERN = '/s/:id/:title?';
/** The address of a series for search engines (MED-17): by its feed, or by its item if it has none. */
export const seriesFeedLink = (feed: PlaylistId | MediaId): string => `/s/${pathSegment(feed)}`;

/** The key of the browse page's trainer filter (CAT-21), in its address and in the config. */
export const TRAINER_FILTER = 'trainer';
/** The page with a trainer's workouts. */
export const trainerLink = (trainer: TrainerId): string =>
  `${WORKOUTS_PATH}?${TRAINER_FILTER}=t:${encodeText(trainer)}`;
/** The page with the workouts that pass a filter (CAT-20). */
export const filteredWorkoutsLink = (filter: string, value: string): string =>
  `${WORKOUTS_PATH}?${encodeText(filter)}=${encodeText(value)}`;

/** Identifies the page at an address: a trainer's workouts are a page of their own, other parameters change a page. */
export const pageAt = (pathname: string, search: string): string =>
  `${pathname} ${new URLSearchParams(search).get(TRAINER_FILTER) ?? ''}`;

const SEARCH = '/q';
export const SEARCH_PATTERN = `${SEARCH}/*`;
const AS_TEXT = 'text';
/**
 * The address of a search (SRC-01). Any query is safe in it (SRC-05): the space that leads a query of dots is trimmed on
 * reading.
 *
 * @param takenBack words of the query that are not to be understood as filters (SRC-07)
 */
export function searchLink(query: Query, takenBack: readonly string[] = []): string {
  const page = `${SEARCH}/${query && pathSegment(query)}`;
  return takenBack.length === 0 ? page : withParameter(page, AS_TEXT, takenBack.join());
}
/** The words that are not to be understood as filters, in the address of a search. */
export const takenBackIn = (parameters: Parameters): readonly string[] =>
  parameters.get(AS_TEXT)?.split(',') ?? [];

/** The search text in a path; null for the path of another screen. */
export function searchedText(path: string): string | null {
  if (path !== SEARCH && !path.startsWith(`${SEARCH}/`)) return null;
  return decoded(path.slice(SEARCH.length + 1));
}

/** Leaves invalid percent sequences as they are: an address may be typed by hand. */
const decoded = (written: string): string =>
  written.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

export const MEMBER_PATTERN = '/u/*';
export const FAVORITES_PATH = '/u/favorites';
/** @param rest the path after '/u/' (MEM-01) */
export function memberPage(rest: string): 'account' | 'favorites' | null {
  switch (withoutSlash(rest)) {
    case '':
    case 'my-account':
      return 'account';
    case 'favorites':
      return 'favorites';
    default:
      return null;
  }
}

/** The values of a pattern's parameters in a path, in order and still encoded; null if the path does not match. */
export function matchPattern(pattern: string, path: string): readonly (string | undefined)[] | null {
  const source = pattern
    .replace(/\/:\w+\?/g, '(?:/([^/]+))?')
    .replace(/:\w+/g, '([^/]+)')
    .replace('/*', '(?:/(.*))?');
  return new RegExp(`^${source}/*$`, 'i').exec(path)?.slice(1) ?? null;
}

type Parameters = Pick<URLSearchParams, 'get'>;

const withParameter = (page: string, name: string, value: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${name}=${encodeText(value)}`;

function without(name: string, parameters: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(parameters);
  others.delete(name);
  return others;
}

const ORIGIN = 'r';
/** Adds the playlist that a page was opened from (MED-20). */
export const withOrigin = (page: string, from: PlaylistId | null): string =>
  from ? withParameter(page, ORIGIN, from) : page;
export function originIn(parameters: Parameters): PlaylistId | null {
  const from = parameters.get(ORIGIN);
  return from ? playlistId(from) : null;
}

const SERIES = 'seriesId';
/** The series that an item is opened in (MED-20). */
export function seriesIn(parameters: Parameters): MediaId | null {
  const series = parameters.get(SERIES);
  return series ? mediaId(series) : null;
}

/** The episode that a series link requests (MED-13). */
export const episodeIn = (parameters: Parameters): string | null => parameters.get('e');

const PLAYER = 'play';
/** Adds the parameter that opens the player (MED-08). */
export const withPlayer = (page: string): string => withParameter(page, PLAYER, '1');
export const opensPlayer = (parameters: Parameters): boolean => parameters.get(PLAYER) === '1';
export const withoutPlayer = (parameters: URLSearchParams): URLSearchParams =>
  without(FROM_STACK, without(PLAYER, parameters));

const FROM_STACK = 'stack';
/** Adds that an item is played from the stack: what comes next is the stack's (CAT-30). */
export const withStack = (page: string): string => withParameter(page, FROM_STACK, '1');
export const isFromStack = (parameters: Parameters): boolean => parameters.get(FROM_STACK) === '1';

const SIGN_IN = 'u';
/** CFG-21: any page's address may request sign-in. */
export const requestsSignIn = (parameters: Parameters): boolean => parameters.get(SIGN_IN) === 'login';
export const withoutSignIn = (parameters: URLSearchParams): URLSearchParams => without(SIGN_IN, parameters);

/** The parameter that requests a config source; it is also the name of the fields that ask for one. */
export const CONFIG_SOURCE = 'app-config';
/** CFG-07: the config source that an address requests. */
export const configSourceIn = (parameters: Parameters): string | null =>
  parameters.get(CONFIG_SOURCE) ?? parameters.get('c');
/** What an address says besides the config source. */
export const withoutConfigSource = (parameters: URLSearchParams): URLSearchParams =>
  without('c', without(CONFIG_SOURCE, parameters));
/**
 * The query of an address that requests a config source; '' ends an earlier choice (CFG-09).
 *
 * @param parameters what the address says already, which it keeps
 */
export const configSourceQuery = (source: string, parameters = new URLSearchParams()): string =>
  [`?${CONFIG_SOURCE}=${encodeText(source)}`, withoutConfigSource(parameters).toString()]
    .filter(Boolean)
    .join('&');

/** The page that shows a config which the settings do not accept (CFG-14), from the root of the host. */
export const triedConfigLink = (source: string): string =>
  `${BASE_PATH}${DEMO_PATH}${configSourceQuery(source)}`;

/**
 * Query parameters: the query of the programs page (CAT-22), the genre of a playlist (CAT-17), the order of a list, the season of a
 * series, the plan of the coaching page (COA-02).
 */
export const PROGRAMS_QUERY = 'q';
export const GENRE = 'genre';
export const SEASON = 'season';
export const SORT = 'sort';
export const PLAN = 'plan';

/** What an address of a live page selects (LIV-06). */
export interface LiveAddress {
  /** Null: the first one. */
  readonly channel: MediaId | null;
  /** Null: whatever is on. */
  readonly program: ProgramTimes | null;
  readonly isFromBeginning: boolean;
  readonly isPlayerOpen: boolean;
}

const CHANNEL = 'channel';
const START = 'start';
const END = 'end';
const BEGINNING = 'beginning';

/** The parameters of an address with another selection; the times of the program are in seconds since 1970. */
export function withLiveAddress(parameters: URLSearchParams, selected: LiveAddress): URLSearchParams {
  const { channel, program, isFromBeginning, isPlayerOpen } = selected;
  const changed = new URLSearchParams(parameters);
  const set = (name: string, value: string | null) =>
    value === null ? changed.delete(name) : changed.set(name, value);
  set(PLAYER, isPlayerOpen ? '1' : null);
  set(CHANNEL, channel);
  set(START, program && inSeconds(program.start));
  set(END, program && inSeconds(program.end));
  set(BEGINNING, isFromBeginning ? '1' : null);
  return changed;
}

/** Times that are no times, or in the wrong order, select no program. */
export function liveAddressIn(parameters: Parameters): LiveAddress {
  const [start, end] = [START, END].map((name) => fromSeconds(parameters.get(name))) as [number, number];
  const channel = parameters.get(CHANNEL);
  return {
    channel: channel ? mediaId(channel) : null,
    program: start < end ? { start, end } : null,
    isFromBeginning: parameters.get(BEGINNING) === '1',
    isPlayerOpen: opensPlayer(parameters),
  };
}

/** The page of live channels, with one of them selected. */
export const channelLink = (live: PlaylistId, channel: MediaId): string =>
  withParameter(playlistLink(live), CHANNEL, channel);

const inSeconds = (moment: number): string => String(Math.floor(moment / 1000));
/** NaN unless it is a whole number of at most 11 digits. */
const fromSeconds = (written: string | null): number =>
  /^\d{1,11}$/.test(written ?? '') ? Number(written) * 1000 : NaN;

const FROM = 'from';
const TO = 'to';
const PAGE = 'page';

/** What an address of the workout history asks for (PRG-04), as written. */
export interface HistoryAddress {
  readonly from: string | null;
  readonly to: string | null;
  readonly page: string | null;
}

export const historyAddressIn = (parameters: Parameters): HistoryAddress => ({
  from: parameters.get(FROM),
  to: parameters.get(TO),
  page: parameters.get(PAGE),
});

/** A page of the workout history; null parts are left out. */
export const historyLink = ({ from, to, page }: HistoryAddress): string =>
  [[FROM, from] as const, [TO, to] as const, [PAGE, page] as const].reduce(
    (link, [name, value]) => (value === null ? link : withParameter(link, name, value)),
    WATCH_HISTORY_PATH,
  );
