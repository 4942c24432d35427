import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import {
  DAILY_HISTORY_PATH,
  DAILY_PATH,
  FAVORITES_PATH,
  HOME_PATH,
  MEDIA_PATTERN,
  mediaLink,
  MEMBER_PATTERN,
  PLAYLIST_PATTERN,
  playlistLink,
  PROGRAM_PATTERN,
  programLink,
  PROGRAMS_PATH,
  SEARCH_PATTERN,
  searchLink,
  SERIES_LINK_PATTERN,
  seriesFeedLink,
  WORKOUT_PATTERN,
  workoutLink,
  WORKOUTS_PATH,
} from '#domain/navigation/paths.ts';
import { query } from '#domain/search/query.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { routeAt, ROUTES } from '#ui/app/routes.ts';

describe('the route of a path', () => {
  it.each([
    [HOME_PATH, HOME_PATH],
    [workoutLink(slug('slow-barre')), WORKOUT_PATTERN],
    [programLink(slug('barre')), PROGRAM_PATTERN],
    [mediaLink(aMediaItem(), null), MEDIA_PATTERN],
    [seriesFeedLink(mediaId('Series01')), SERIES_LINK_PATTERN],
    [playlistLink(playlistId('PlayLst1')), PLAYLIST_PATTERN],
    [searchLink(query('core')), SEARCH_PATTERN],
    [PROGRAMS_PATH, PROGRAMS_PATH],
    [WORKOUTS_PATH, WORKOUTS_PATH],
    [DAILY_PATH, DAILY_PATH],
    [DAILY_HISTORY_PATH, DAILY_HISTORY_PATH],
    [FAVORITES_PATH, MEMBER_PATTERN],
  ])('%s: %s', (path, pattern) => {
    expect(routeAt(path)?.pattern).toBe(pattern);
  });

  it.each(['/nowhere', '/workout', '/365/yesterday', '/programs/barre'])('%s: none', (path) => {
    expect(routeAt(path)).toBeUndefined();
  });

  it('is the only one', () => {
    for (const { pattern } of ROUTES) expect(routeAt(pattern)?.pattern).toBe(pattern);
  });
});
