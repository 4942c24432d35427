import { describe, expect, it } from 'vitest';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import { isDailyWorkout, isLiveChannel, isSeriesLike, seriesIdOf } from '#domain/catalogue/media-item.ts';
import { isPathPlaylist, playlistId } from '#domain/catalogue/playlist-id.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

describe('items that start with their first workout [ACC-02]', () => {
  it.each<[ContentType, boolean]>([
    ['series', true],
    ['program', true],
    ['workout', false],
    ['episode', false],
    ['video', false],
  ])('a %s: %s', (contentType, seriesLike) => {
    expect(isSeriesLike({ contentType })).toBe(seriesLike);
  });
});

describe('a live channel', () => {
  const channel = { catchUp: 8, logo: null, background: null, schedule: null };
  it.each([
    ['a channel', aMediaItem({ channel }), true],
    ['none', aMediaItem({ channel: null }), false],
  ])('is an item with %s: %s', (_what, item, isLive) => {
    expect(isLiveChannel(item)).toBe(isLive);
  });
});

describe('the series id of an item [MED-21]', () => {
  it.each<[string | undefined, string[], string | null]>([
    ['Series01', [], 'Series01'],
    ['Series01', ['seriesid_Series02'], 'Series01'],
    [undefined, ['yoga', 'seriesid_Series02', 'seriesid_Series03'], 'Series02'],
    ['', ['seriesid_Series02'], 'Series02'],
    [undefined, [], null],
    [undefined, ['yoga', 'my_seriesid_'], null],
    [undefined, ['seriesid_'], null],
    ['..', [], null],
  ])('with the id %j and the tags %j is %j', (named, tags, id) => {
    expect(seriesIdOf(named, tags)).toBe(id);
  });
});

describe('the daily 365 series', () => {
  it.each([
    ['db365', true],
    ['db36', false],
    [null, false],
  ])('includes the track %j: %s', (coreTrack, daily) => {
    expect(isDailyWorkout({ coreTrack })).toBe(daily);
  });
});

describe('a playlist id [API-02]', () => {
  it.each([
    ['/api/v3/jwp/picks', true],
    ['PlayLst1', false],
    ['Play/st1', false],
  ])('%j is a path: %s', (id, path) => {
    expect(isPathPlaylist(playlistId(id))).toBe(path);
  });
});
