import {
  COACHING_PATH,
  DAILY_HISTORY_PATH,
  DAILY_PATH,
  HOME_PATH,
  matchPattern,
  MEDIA_PATTERN,
  MEMBER_PATTERN,
  MOBILE_PROGRESS_PATH,
  PLAYLIST_PATTERN,
  PROGRAM_PATTERN,
  PROGRAMS_PATH,
  PROGRESS_PATH,
  SEARCH_PATTERN,
  SERIES_LINK_PATTERN,
  WATCH_HISTORY_PATH,
  WORKOUT_PATTERN,
  WORKOUTS_PATH,
} from './paths.ts';

const PATTERNS = [
  HOME_PATH,
  WORKOUT_PATTERN,
  PROGRAM_PATTERN,
  MEDIA_PATTERN,
  SERIES_LINK_PATTERN,
  PLAYLIST_PATTERN,
  SEARCH_PATTERN,
  PROGRAMS_PATH,
  WORKOUTS_PATH,
  DAILY_PATH,
  DAILY_HISTORY_PATH,
  COACHING_PATH,
  PROGRESS_PATH,
  WATCH_HISTORY_PATH,
  MOBILE_PROGRESS_PATH,
  MEMBER_PATTERN,
];

/** The pattern of an address that no screen has. */
export const UNKNOWN_PATTERN = '*';

/** The pattern of the screen at a path below the base, which says nothing of what somebody typed. */
export const pagePattern = (path: string): string =>
  PATTERNS.find((pattern) => matchPattern(pattern, path)) ?? UNKNOWN_PATTERN;
