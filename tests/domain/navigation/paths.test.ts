import * as fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { trainerId } from '#domain/catalogue/trainer-id.ts';
import {
  ABOUT_PATH,
  channelLink,
  COACHING_PATH,
  DAILY_HISTORY_PATH,
  DAILY_PATH,
  episodeIn,
  episodeLink,
  historyAddressIn,
  historyLink,
  configSourceIn,
  configSourceQuery,
  DEMO_PATH,
  GENRE,
  HOME_PATH,
  isInApp,
  liveAddressIn,
  matchPattern,
  MEDIA_PATTERN,
  mediaLink,
  memberPage,
  MOBILE_PROGRESS_PATH,
  MEMBER_PATTERN,
  opensPlayer,
  originIn,
  pageAt,
  pathBelowBase,
  withSingleSlashes,
  PLAN,
  PLAYLIST_PATTERN,
  playlistLink,
  PROGRAM_PATTERN,
  programLink,
  PROGRAMS_PATH,
  PROGRAMS_QUERY,
  PROGRESS_PATH,
  requestsSignIn,
  SEASON,
  SEARCH_PATTERN,
  searchedText,
  searchLink,
  takenBackIn,
  SERIES_LINK_PATTERN,
  seriesFeedLink,
  seriesIn,
  trainerLink,
  withLiveAddress,
  withOrigin,
  withoutPlayer,
  withoutSignIn,
  withPlayer,
  WORKOUT_PATTERN,
  workoutLink,
} from '#domain/navigation/paths.ts';
import { query } from '#domain/search/query.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const from = playlistId('PlayLst1');

/** Addresses that are stored in bookmarks and linked from elsewhere. */
describe('the address of', () => {
  it.each([
    ['the programs [CAT-22]', PROGRAMS_PATH, '/programs'],
    ['the 365 [CAT-23]', DAILY_PATH, '/365'],
    ['the query on the programs page [CAT-22]', PROGRAMS_QUERY, 'q'],
    ['the genre of a playlist [CAT-17]', GENRE, 'genre'],
    ['the season of a series', SEASON, 'season'],
    ['the progress [PRG-01]', PROGRESS_PATH, '/progress'],
    ['the progress without a layout [PRG-03]', MOBILE_PROGRESS_PATH, '/mobileprogress'],
    ['coaching [COA-02]', COACHING_PATH, '/coaching'],
    ['the chosen plan of coaching [COA-02]', PLAN, 'plan'],
    ['the demo page [CFG-14]', DEMO_PATH, '/o/demo'],
    ['the about page [SHL-10]', ABOUT_PATH, '/o/about'],
  ])('%s', (_, address, written) => {
    expect(address).toBe(written);
  });
});

/** Including lone surrogates. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));

describe('the address of a search [SRC-01, SRC-05]', () => {
  it.each([
    ['leg day', '/q/leg%20day'],
    ['', '/q/'],
    ['a/b', '/q/a%2Fb'],
    ['100%', '/q/100%25'],
    ['.', '/q/%20.'],
    ['..', '/q/%20..'],
    ['...', '/q/...'],
    ['../x', '/q/..%2Fx'],
    ['?q=#1', '/q/%3Fq%3D%231'],
  ])('for "%s" is %s', (typed, link) => {
    expect(searchLink(query(typed))).toBe(link);
  });

  it('has the words that are not to be understood as filters [SRC-07]', () => {
    expect(searchLink(query('leg day'), ['leg', '20 min'])).toBe('/q/leg%20day?text=leg%2C20%20min');
    expect(takenBackIn(new URLSearchParams('text=leg%2C20+min'))).toEqual(['leg', '20 min']);
    expect(takenBackIn(new URLSearchParams(''))).toEqual([]);
  });

  it('restores any query, however browsers encode it', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const asked = query(typed);
        const { pathname, search, hash } = new URL(`https://app.test/app${searchLink(asked)}`);
        expect(search + hash).toBe('');
        expect(query(searchedText(pathname.slice('/app'.length)) ?? '')).toBe(asked);
      }),
    );
  });
});

describe('the query of a search address', () => {
  it.each([
    ['/q', ''],
    ['/q/', ''],
    ['/q/core/abs', 'core/abs'],
    ['/q//core', '/core'],
    ['/q/100%', '100%'],
    ['/q/%E0%A4%A', '%E0%A4%A'],
    ['/q/%FF', '%FF'],
    ['/q/caf%C3%A9', 'café'],
    ['/q/%252F', '%2F'],
    ['/', null],
    ['/quiet', null],
    ['/p/q/core', null],
  ])('%s: %s', (path, text) => {
    expect(searchedText(path)).toBe(text);
  });
});

describe('the paths of a series [MED-20]', () => {
  const series = mediaId('Series01');

  it('include the series, and for its episodes the playlist that they were opened from', () => {
    const item = aMediaItem({ contentType: 'episode' });
    expect(mediaLink(item, null)).toBe('/m/Wrk00001/slow-barre');
    expect(mediaLink(item, from)).toBe('/m/Wrk00001/slow-barre?r=PlayLst1');
    expect(episodeLink(item, series, null)).toBe('/m/Wrk00001/slow-barre?seriesId=Series01');
    expect(episodeLink(item, series, from)).toBe('/m/Wrk00001/slow-barre?seriesId=Series01&r=PlayLst1');
    expect(withPlayer(episodeLink(item, series, from))).toBe(
      '/m/Wrk00001/slow-barre?seriesId=Series01&r=PlayLst1&play=1',
    );
  });

  it('are safe for any series id', () => {
    expect(episodeLink(aMediaItem(), mediaId('a&b=c'), null)).toBe(
      '/m/Wrk00001/slow-barre?seriesId=a%26b%3Dc',
    );
  });
});

describe('the playlist that an item was opened from [MED-20]', () => {
  it('is passed on, if there is one', () => {
    expect(withOrigin(playlistLink(playlistId('a/b')), from)).toBe('/p/a%2Fb?r=PlayLst1');
    expect(withOrigin(trainerLink(trainerId('maya')), from)).toBe('/workouts?trainer=t:maya&r=PlayLst1');
    expect(withOrigin('/workouts', null)).toBe('/workouts');
  });
});

describe('the path below the base path [CFG-01]', () => {
  it.each([
    ['/app', '/'],
    ['/app/', '/'],
    ['/app/365/history', '/365/history'],
  ])('of %s is %s', (pathname, path) => {
    expect(isInApp(pathname)).toBe(true);
    expect(pathBelowBase(pathname)).toBe(path);
  });

  it.each(['/', '/apps', '/account/app'])('%s has none', (pathname) => {
    expect(isInApp(pathname)).toBe(false);
  });
});

describe('matching a path against a pattern', () => {
  it.each<[string, string, readonly (string | undefined)[] | null]>([
    [HOME_PATH, '/', []],
    [HOME_PATH, '/365', null],
    [DAILY_HISTORY_PATH, '/365/history/', []],
    [DAILY_HISTORY_PATH, '/365', null],
    [WORKOUT_PATTERN, '/workout/slow%20barre', ['slow%20barre']],
    [WORKOUT_PATTERN, '/Workout/slow-barre/', ['slow-barre']],
    [WORKOUT_PATTERN, '/workout', null],
    [WORKOUT_PATTERN, '/workout/slow-barre/again', null],
    [MEDIA_PATTERN, '/m/Wrk00001', ['Wrk00001', undefined]],
    [MEDIA_PATTERN, '/m/Wrk00001/slow-barre', ['Wrk00001', 'slow-barre']],
    [SERIES_LINK_PATTERN, '/s/Series01', ['Series01', undefined]],
    [SERIES_LINK_PATTERN, '/s/Series01/strong', ['Series01', 'strong']],
    [SERIES_LINK_PATTERN, '/s/Series01/strong/er', null],
    [SEARCH_PATTERN, '/q/core/abs', ['core/abs']],
    [SEARCH_PATTERN, '/quiet', null],
    [MEMBER_PATTERN, '/u', [undefined]],
  ])('%s, %s: %j', (pattern, path, parameters) => {
    expect(matchPattern(pattern, path)).toEqual(parameters);
    expect(matchPath(pattern, path) !== null).toBe(parameters !== null);
  });
});

describe('a link leads to its own screen', () => {
  const item = aMediaItem();
  it.each([
    [workoutLink(slug('a/b?c')), WORKOUT_PATTERN],
    [programLink(slug('a/b?c')), PROGRAM_PATTERN],
    [playlistLink(playlistId('/picks?x=1')), PLAYLIST_PATTERN],
    [mediaLink(item, null), MEDIA_PATTERN],
    [seriesFeedLink(mediaId('a/b?c')), SERIES_LINK_PATTERN],
    [searchLink(query('core/abs')), SEARCH_PATTERN],
  ])('%s: %s', (link, pattern) => {
    expect(matchPattern(pattern, link)).not.toBeNull();
  });
});

describe('the pages of a member [MEM-01]', () => {
  it.each([
    ['', 'account'],
    ['my-account', 'account'],
    ['my-account/', 'account'],
    ['favorites', 'favorites'],
    ['favorites/', 'favorites'],
    ['favorites/old', null],
    ['settings', null],
  ])('/u/%s: %s', (rest, page) => {
    expect(memberPage(rest)).toBe(page);
  });
});

describe('the query parameters of an address', () => {
  const parameters = (search: string) => new URLSearchParams(search);

  it('contain the series and the playlist that an item is opened from [MED-20]', () => {
    expect(seriesIn(parameters('seriesId=Series01&r=PlayLst1'))).toBe('Series01');
    expect(originIn(parameters('seriesId=Series01&r=PlayLst1'))).toBe('PlayLst1');
    expect(seriesIn(parameters('seriesId='))).toBeNull();
    expect(originIn(parameters('r='))).toBeNull();
  });

  it('contain the episode that a series link requests [MED-13]', () => {
    expect(episodeIn(parameters('e=Epi00001'))).toBe('Epi00001');
    expect(episodeIn(parameters(''))).toBeNull();
  });

  it('contain whether the player is open [MED-08]', () => {
    expect(opensPlayer(parameters('r=PlayLst1&play=1'))).toBe(true);
    expect(opensPlayer(parameters('play=2'))).toBe(false);
    expect(withoutPlayer(parameters('r=PlayLst1&play=1')).toString()).toBe('r=PlayLst1');
  });

  it('contain whether sign-in is requested [CFG-21]', () => {
    expect(requestsSignIn(parameters('u=login'))).toBe(true);
    expect(requestsSignIn(parameters('u=logout'))).toBe(false);
    expect(withoutSignIn(parameters('u=login&r=PlayLst1')).toString()).toBe('r=PlayLst1');
  });

  it.each([
    ['app-config=Config01&c=Config02', 'Config01'],
    ['c=Config02', 'Config02'],
    ['', null],
  ])('contain the config source: %s, %s [CFG-07]', (search, source) => {
    expect(configSourceIn(parameters(search))).toBe(source);
  });
});

describe('the query that chooses a config source [CFG-07, CFG-09]', () => {
  it.each([
    ['Config01', '?app-config=Config01'],
    ['', '?app-config='],
    ['/a&b', '?app-config=%2Fa%26b'],
  ])('for "%s" is %s', (source, search) => {
    expect(configSourceQuery(source)).toBe(search);
    expect(configSourceIn(new URLSearchParams(search))).toBe(source);
  });

  it('keeps what the address says already, except the source', () => {
    const said = new URLSearchParams('play=1&c=Config01&app-config=Config02&style=a%26b&style=c');
    expect(configSourceQuery('Config03', said)).toBe('?app-config=Config03&play=1&style=a%26b&style=c');
  });
});

describe('the address of a live page [LIV-06]', () => {
  const program = { start: 1_795_420_800_000, end: 1_795_423_500_000 };
  const selected = { channel: mediaId('ChannelA'), program, isFromBeginning: true, isPlayerOpen: true };
  const nothing = { channel: null, program: null, isFromBeginning: false, isPlayerOpen: false };

  it('names the channel, the program in seconds, the beginning and the player, beside other parameters', () => {
    const parameters = withLiveAddress(new URLSearchParams('x=1'), selected);
    expect(parameters.toString()).toBe(
      'x=1&play=1&channel=ChannelA&start=1795420800&end=1795423500&beginning=1',
    );
    expect(liveAddressIn(parameters)).toEqual(selected);
  });

  it('may name the channel alone', () => {
    expect(channelLink(from, mediaId('ChannelA'))).toBe('/p/PlayLst1?channel=ChannelA');
  });

  it('loses what is no longer selected', () => {
    const before = withLiveAddress(new URLSearchParams('x=1'), selected);
    expect(withLiveAddress(before, nothing).toString()).toBe('x=1');
  });

  it.each([
    '',
    'play=2&beginning=true',
    'start=1795420800',
    'end=1795423500',
    'start=1795423500&end=1795420800',
    'start=1795420800&end=1795420800',
    'start=-5&end=1795420800',
    'start=1e9&end=1795420800',
    'start=soon&end=later',
    'start=1795420800&end=179542350000',
  ])('selects nothing with %j', (query) => {
    expect(liveAddressIn(new URLSearchParams(query))).toEqual(nothing);
  });
});

describe('an address of the workout history [PRG-04]', () => {
  it.each([
    [{ from: null, to: null, page: null }, '/progress/history'],
    [{ from: '2026-05-01', to: null, page: null }, '/progress/history?from=2026-05-01'],
    [{ from: null, to: null, page: '2' }, '/progress/history?page=2'],
    [
      { from: '2026-05-01', to: '2026-05-31', page: '3' },
      '/progress/history?from=2026-05-01&to=2026-05-31&page=3',
    ],
  ])('with %j is %s', (address, link) => {
    expect(historyLink(address)).toBe(link);
    expect(historyAddressIn(new URL(link, 'https://app.test').searchParams)).toEqual(address);
  });
});

describe('an address with doubled slashes', () => {
  it.each([
    ['/app//workout/x', '/app/workout/x'],
    ['//app/workout//x/', '/app/workout/x/'],
    ['/app//', '/app/'],
    ['/app/q/a//b', '/app/q/a//b'],
    ['/app//q/a//b', '/app/q/a//b'],
    ['//app/q/a//b', '/app/q/a//b'],
    ['/app/workout/x', '/app/workout/x'],
  ])('%s is that of %s', (written, meant) => {
    expect(withSingleSlashes(written)).toBe(meant);
  });

  it('names the same page', () => {
    expect(pathBelowBase('/app//workout/x')).toBe('/workout/x');
    expect(pathBelowBase('/app')).toBe('/');
  });
});

describe('the page at an address [CAT-20, CAT-21]', () => {
  it('is another for another trainer, and the same with other filters', () => {
    const all = pageAt('/workouts', '');
    expect(pageAt('/workouts', '?style=Barre')).toBe(all);
    expect(pageAt('/workouts', '?trainer=t:tom')).not.toBe(all);
    expect(pageAt('/workouts', '?trainer=t:tom')).not.toBe(pageAt('/workouts', '?trainer=t:maya'));
    expect(pageAt('/programs', '')).not.toBe(all);
  });
});
