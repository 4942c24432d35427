import { describe, expect, it } from 'vitest';
import { makeConfigLoader, readConfig } from '#adapters/app-host/config-loader.ts';
import { makeHttp } from '#adapters/http/http.ts';
import type { ConfigSource } from '#domain/configuration/choose-config-source.ts';
import { changedJson } from '../../../features/support/changed-json.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { someSettings } from '#tests/builders/some-settings.ts';

type Json = Record<string, unknown>;
type ChangeableJson = Parameters<typeof changedJson>[0];

const ORIGIN = 'https://app.test';

const DB = {
  apiBase: 'https://api.test',
  railsBase: 'https://account.test',
  browsePlaylist: 'brwsPlay',
  browse365Playlist: 'brws365P',
  browseProgramsPlaylist: 'brwsProg',
  segmentKey: 'key',
  thisWeekPlaylist: 'thisWeek',
};
const wireConfig = (changes: Json = {}): Json => ({
  description: 'Workouts for every day.',
  integrations: { db: DB },
  ...changes,
});
const configOf = (changes: Json = {}) => readConfig(JSON.stringify(wireConfig(changes)), ORIGIN);

describe('a config [CFG-10, CFG-15]', () => {
  it('with only the required fields has defaults for the rest', () => {
    expect(configOf()).toEqual({
      id: null,
      siteId: null,
      siteName: 'My OTT Application',
      description: 'Workouts for every day.',
      content: [],
      dailyContent: [],
      menu: [],
      styling: { backgroundColor: null, highlightColor: null, headerBackground: null, footerText: null },
      logo: null,
      features: { continueWatchingList: null, favoritesList: null, recommendations: null, search: null },
      playlists: { browse: 'brwsPlay', programs: 'brwsProg', daily: 'brws365P', thisWeek: 'thisWeek' },
      publicTitles: new Map(),
      accountApi: 'https://api.test',
      accountSite: 'https://account.test',
      coaching: { offer: null, intakeSurvey: null },
      links: { apps: null, support: null, company: null, social: [], androidApp: null },
      about: null,
      welcomeProgram: null,
      useSandbox: true,
      analytics: { key: 'key', base: 'https://api.segment.io' },
      imageNames: {},
      contentSigning: null,
      billingProvider: 'jwp',
      inlinePlayer: false,
      playerControls: 'app',
      offersPseudoLanguages: false,
      hasStack: true,
      maxFavorites: 48,
      adSchedule: null,
      videoAnalytics: null,
    });
  });

  it.each([
    [undefined, true],
    [{}, true],
    [{ useSandbox: true }, true],
    [{ useSandbox: false }, false],
  ])('with the platform settings %j keeps whether to use the sandbox: %s [CFG-15]', (jwp, useSandbox) => {
    expect(configOf({ integrations: { db: DB, ...(jwp && { jwp }) } }).useSandbox).toBe(useSandbox);
  });

  it('contains the signing service, the offers, and the player’s layout', () => {
    const config = configOf({
      adSchedule: 'AdSched1',
      analyticsToken: 'video-token',
      contentSigningService: { host: 'https://sign.test/', drmPolicyId: 'Policy01' },
      custom: {
        analyticsBase: 'https://told.test/',
        billingProvider: 'cleeng',
        inlinePlayer: 'on',
        stack: 'off',
        maxFavorites: '12',
      },
    });
    expect(config).toMatchObject({
      contentSigning: { host: 'https://sign.test', drmPolicy: 'Policy01' },
      billingProvider: 'cleeng',
      inlinePlayer: true,
      hasStack: false,
      maxFavorites: 12,
      adSchedule: 'AdSched1',
      videoAnalytics: { token: 'video-token', base: 'https://told.test' },
    });
  });

  it.each([
    ['hosted', 'hosted'],
    ['app', 'app'],
    ['none', 'app'],
    [null, 'app'],
    [undefined, 'app'],
  ])('has for the player controls %j those of: %s [PLY-08]', (playerControls, controls) => {
    expect(configOf({ custom: { playerControls } }).playerControls).toBe(controls);
  });

  it('signs without a policy if it names none', () => {
    for (const drmPolicyId of [undefined, null, '']) {
      const { contentSigning } = configOf({
        contentSigningService: { host: 'https://sign.test', drmPolicyId },
      });
      expect(contentSigning).toEqual({ host: 'https://sign.test', drmPolicy: null });
    }
  });

  it.each([-1, 'many', null])(
    'has the default maximum of favorites if %j is given [FAV-03]',
    (maxFavorites) => {
      expect(configOf({ custom: { maxFavorites } }).maxFavorites).toBe(48);
    },
  );

  it.each([
    ['https://img.test/logo.svg', 'https://img.test/logo.svg'],
    ['/logo.svg', '/logo.svg'],
    ['', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,%3Csvg/%3E', null],
  ])('has the logo %j as %j [CFG-17]', (banner, logo) => {
    expect(configOf({ assets: { banner } }).logo).toBe(logo);
  });

  it('is read completely', () => {
    const config = configOf({
      id: 'daybreak',
      siteId: 'DayBrk01',
      siteName: 'Daybreak',
      assets: { banner: 'https://img.test/logo.svg' },
      content: [
        { type: 'playlist', contentId: 'PlayLst1', title: 'New', featured: true, backgroundColor: '#123456' },
        { type: 'continue_watching' },
      ],
      threeSixtyFiveContent: [{ type: 'favorites' }],
      menu: [{ label: 'Barre', contentId: 'PlayLst2', filterTags: 'a,b' }],
      styling: {
        backgroundColor: '#000000',
        highlightColor: null,
        headerBackground: '#102030',
        footerText: '© Daybreak',
      },
      features: {
        continueWatchingList: 'WatchLst',
        favoritesList: 'FavrtLst',
        recommendationsPlaylist: 'RecmndPl',
        searchPlaylist: 'SearchPl',
      },
      integrations: { db: DB, jwp: { useSandbox: false } },
      custom: {
        shelfImage: 'poster',
        backgroundImage: null,
        anything: {},
        publicTitles: { Prg00001: 'The Barre Studio' },
      },
      contentSigningService: { host: 'https://sign.test' },
      unknown: [1, 2],
    });
    expect(config).toMatchObject({
      id: 'daybreak',
      siteId: 'DayBrk01',
      siteName: 'Daybreak',
      logo: 'https://img.test/logo.svg',
      content: [
        { type: 'playlist', contentId: 'PlayLst1', title: 'New', featured: true, backgroundColor: '#123456' },
        { type: 'continue_watching', contentId: null, title: null, featured: false, backgroundColor: null },
      ],
      dailyContent: [{ type: 'favorites', contentId: null }],
      menu: [{ label: 'Barre', contentId: 'PlayLst2', genres: ['a', 'b'] }],
      styling: {
        backgroundColor: '#000000',
        highlightColor: null,
        headerBackground: '#102030',
        footerText: '© Daybreak',
      },
      features: {
        continueWatchingList: 'WatchLst',
        favoritesList: 'FavrtLst',
        recommendations: 'RecmndPl',
        search: 'SearchPl',
      },
      publicTitles: new Map([['Prg00001', 'The Barre Studio']]),
      useSandbox: false,
      imageNames: { shelfImage: 'poster' },
    });
    expect(config.imageNames.backgroundImage).toBeNull();
  });

  it.each([
    ['https://analytics.test/in', { key: 'key', base: 'https://analytics.test/in' }],
    ['https://analytics.test/in//', { key: 'key', base: 'https://analytics.test/in' }],
    ['', { key: 'key', base: 'https://api.segment.io' }],
    [null, { key: 'key', base: 'https://api.segment.io' }],
    [undefined, { key: 'key', base: 'https://api.segment.io' }],
  ])('with the analytics base %j sends to %j [API-06]', (analyticsBase, analytics) => {
    expect(configOf({ custom: { analyticsBase } }).analytics).toEqual(analytics);
  });

  it.each([
    ['https://A.test/x/', 'https://a.test/x'],
    ['/api/', 'https://app.test/api'],
    ['api', 'https://app.test/api'],
    ['//other.test', 'https://other.test'],
    ['/', 'https://app.test'],
  ])('with %j as a server requests %j', (written, address) => {
    const config = configOf({
      integrations: { db: { ...DB, apiBase: written, railsBase: written } },
      custom: { analyticsBase: written },
      contentSigningService: { host: written },
    });
    const { accountApi, accountSite, analytics, contentSigning } = config;
    expect([accountApi, accountSite, analytics?.base, contentSigning?.host]).toEqual(
      Array<string>(4).fill(address),
    );
  });

  it('without a key sends no analytics [API-06]', () => {
    const integrations = { db: { ...DB, segmentKey: '' } };
    expect(configOf({ integrations, custom: { analyticsBase: 'https://a.test' } }).analytics).toBeNull();
  });

  it.each<[string, Json]>([
    ['description', { description: undefined }],
    ['description', { description: 5 }],
    ['siteName', { siteName: 5 }],
    ['integrations', { integrations: undefined }],
    ['integrations.db', { integrations: {} }],
    ...Object.keys(DB).map((field): [string, Json] => [
      `integrations.db.${field}`,
      { integrations: { db: { ...DB, [field]: undefined } } },
    ]),
    ['integrations.db.segmentKey', { integrations: { db: { ...DB, segmentKey: 5 } } }],
    ...['no', 'true', 1, null].map((useSandbox): [string, Json] => [
      'integrations.jwp.useSandbox',
      { integrations: { db: DB, jwp: { useSandbox } } },
    ]),
    ['menu.0.label', { menu: [{ contentId: 'PlayLst1' }] }],
    ['menu.1.contentId', { menu: [{ label: 'A', contentId: 'PlayLst1' }, { label: 'B' }] }],
    ['menu.0.label', { menu: [{ label: '', contentId: 'PlayLst1' }] }],
    ['menu', { menu: {} }],
    ['content', { content: 'PlayLst1' }],
    ['content.0.type', { content: [{ contentId: 'PlayLst1' }] }],
    ['content.0.type', { content: [{ type: 'carousel', contentId: 'PlayLst1' }] }],
    ['content.0.contentId', { content: [{ type: 'playlist' }] }],
    ['content.0.contentId', { content: [{ type: 'playlist', contentId: '' }] }],
    ['content.0.featured', { content: [{ type: 'favorites', featured: 'yes' }] }],
    ['contentSigningService.host', { contentSigningService: {} }],
  ])('is invalid for its %s [CFG-10, CFG-11, CFG-16]', (field, changes) => {
    expect(() => configOf(changes)).toThrow(
      expect.objectContaining({ kind: 'invalid-config', message: 'Invalid or missing config', field }),
    );
  });

  it.each([
    'id',
    'siteId',
    'siteName',
    'description',
    'adSchedule',
    'analyticsToken',
    'assets.banner',
    'content.0.contentId',
    'content.0.title',
    'threeSixtyFiveContent.0.contentId',
    'threeSixtyFiveContent.0.title',
    'menu.0.label',
    'menu.0.contentId',
    'menu.0.filterTags',
    'styling.footerText',
    'features.continueWatchingList',
    'features.favoritesList',
    'features.recommendationsPlaylist',
    'features.searchPlaylist',
    ...Object.keys(DB).map((field) => `integrations.db.${field}`),
    'integrations.jwp.clientId',
    'contentSigningService.host',
    'contentSigningService.drmPolicyId',
    'custom.shelfImage',
    'custom.backgroundImage',
    'custom.channelLogoImage',
    'custom.publicTitles.Prg00001',
    'custom.analyticsBase',
    'custom.billingProvider',
    'custom.coachingOfferUrl',
    'custom.intakeSurveyUrl',
  ])('is invalid for a number, a yes or a list in place of the text of its %s [CFG-10]', (field) => {
    const whole = wireConfig({
      content: [{ type: 'playlist', contentId: 'PlayLst1' }],
      threeSixtyFiveContent: [{ type: 'playlist', contentId: 'PlayLst1' }],
      menu: [{ label: 'Barre', contentId: 'PlayLst2' }],
      contentSigningService: { host: 'https://sign.test' },
    }) as ChangeableJson;
    expect(() =>
      readConfig(JSON.stringify(changedJson(whole, field.split('.'), 'text')), ORIGIN),
    ).not.toThrow();
    for (const value of [365, true, ['text']]) {
      expect(() => readConfig(JSON.stringify(changedJson(whole, field.split('.'), value)), ORIGIN)).toThrow(
        expect.objectContaining({ kind: 'invalid-config', field }),
      );
    }
  });

  const COLORS = [
    'content.0.backgroundColor',
    'threeSixtyFiveContent.0.backgroundColor',
    'styling.backgroundColor',
    'styling.highlightColor',
    'styling.headerBackground',
  ];
  const withColor = (field: string, color: Parameters<typeof changedJson>[2]) => {
    const rows = [{ type: 'playlist', contentId: 'PlayLst1' }];
    const whole = wireConfig({ content: rows, threeSixtyFiveContent: rows, styling: {} }) as ChangeableJson;
    return () => readConfig(JSON.stringify(changedJson(whole, field.split('.'), color)), ORIGIN);
  };

  it.each(COLORS)('is invalid for a %s that is no hex colour of 3 or 6 digits [CFG-17]', (field) => {
    for (const color of [
      'white',
      '#12',
      '#1234',
      '#12345',
      '#1234567',
      '#ggg',
      'fff',
      'rgb(0 0 0)',
      5,
      ['#fff'],
    ])
      expect(withColor(field, color), String(color)).toThrow(
        expect.objectContaining({ kind: 'invalid-config', field }),
      );
    for (const color of ['#fff', '#FFeE00', ' #fff\n', '', ' ', null])
      expect(withColor(field, color), String(color)).not.toThrow();
  });

  it('has its colours without the spaces around them [CFG-17]', () => {
    const styling = { backgroundColor: ' #fff', highlightColor: '#00ff88 ', headerBackground: '\t#123 ' };
    expect(configOf({ styling }).styling).toMatchObject({
      backgroundColor: '#fff',
      highlightColor: '#00ff88',
      headerBackground: '#123',
    });
    expect(configOf({ styling: { backgroundColor: '  ' } }).styling.backgroundColor).toBeNull();
  });

  const ids = [
    'siteId',
    'adSchedule',
    'content.0.contentId',
    'threeSixtyFiveContent.0.contentId',
    'menu.0.contentId',
    'features.continueWatchingList',
    'features.favoritesList',
    'features.recommendationsPlaylist',
    'features.searchPlaylist',
    'integrations.db.browsePlaylist',
    'integrations.db.browse365Playlist',
    'integrations.db.browseProgramsPlaylist',
    'integrations.db.thisWeekPlaylist',
    'contentSigningService.drmPolicyId',
    'custom.shelfImage',
    'custom.backgroundImage',
    'custom.channelLogoImage',
  ];
  const withIds = () =>
    wireConfig({
      content: [{ type: 'favorites' }],
      threeSixtyFiveContent: [{ type: 'favorites' }],
      menu: [{ label: 'Barre', contentId: 'PlayLst2' }],
      contentSigningService: { host: 'https://sign.test' },
    }) as ChangeableJson;

  it.each(ids)('is invalid if its %s is no segment of a path [CFG-10, API-07]', (field) => {
    for (const id of ['.', '..', 'half \ud83c', 'x'.repeat(256)]) {
      expect(() => readConfig(JSON.stringify(changedJson(withIds(), field.split('.'), id)), ORIGIN)).toThrow(
        expect.objectContaining({ kind: 'invalid-config', field }),
      );
    }
  });

  it.each(ids.filter((field) => field !== 'menu.0.contentId'))('may have an empty %s [CFG-10]', (field) => {
    expect(() =>
      readConfig(JSON.stringify(changedJson(withIds(), field.split('.'), '')), ORIGIN),
    ).not.toThrow();
  });

  it.each(['<html>', '{"description":', '[]', '5', '"text"'])('is invalid if it is %j', (answer) => {
    expect(() => readConfig(answer, ORIGIN)).toThrow(expect.objectContaining({ kind: 'invalid-config' }));
  });

  it.each(['', '  \n', 'null'])('is missing if the response is %j', (answer) => {
    expect(() => readConfig(answer, ORIGIN)).toThrow(expect.objectContaining({ kind: 'no-config' }));
  });
});

describe('a config whose host the page’s policy does not allow [CFG-14]', () => {
  const failing = async (blockedURI: string | null, answer: () => Response) => {
    const document = new EventTarget();
    const { fetch } = makeFakeFetch(() => {
      const violation = Object.assign(new Event('securitypolicyviolation'), { blockedURI });
      if (blockedURI !== null) setTimeout(() => document.dispatchEvent(violation));
      return answer();
    });
    const load = makeConfigLoader(makeHttp(fetch), { location: new URL('https://app.test/app/'), document });
    const source = { kind: 'path', path: 'https://configs.test/a.json' } as const;
    const failure: unknown = await load.load(source, someSettings()).catch((error: unknown) => error);
    return (failure as { kind: string }).kind;
  };
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  it.each(['https://configs.test/a.json', 'https://configs.test'])('is out of reach: %s', async (blocked) => {
    expect(await failing(blocked, lost)).toBe('config-out-of-reach');
  });

  it.each([null, 'https://other.test/a.json', 'https://configs.test.evil/a.json', 'inline'])(
    'is not loaded for another reason if what is blocked is %s',
    async (blocked) => {
      expect(await failing(blocked, lost)).toBe('config-not-loaded');
    },
  );

  it('is invalid if it arrives and is none, whatever else is blocked', async () => {
    expect(await failing('https://configs.test/b.png', () => new Response('{}'))).toBe('invalid-config');
  });
});

describe('loading a config', () => {
  const load = async (
    source: ConfigSource,
    page = 'https://app.test/app/workouts',
    answer: () => Response | Promise<Response> = () => Response.json(wireConfig()),
  ) => {
    const { fetch, sent } = makeFakeFetch(answer);
    await makeConfigLoader(makeHttp(fetch), { location: new URL(page), document: new EventTarget() }).load(
      source,
      someSettings(),
    );
    expect(sent).toHaveLength(1);
    return { address: sent[0]?.address, credentials: sent[0]?.init?.credentials };
  };
  const byPath = (path: string): ConfigSource => ({ kind: 'path', path });

  it('requests the CDN for an id, with the same credentials as any config [CFG-05, CFG-06]', async () => {
    const id: ConfigSource = { kind: 'id', id: 'a1b2c3d4' };
    expect(await load(id)).toEqual({
      address: 'https://cdn.test/apps/configs/a1b2c3d4.json',
      credentials: 'same-origin',
    });
    expect((await load(id, 'http://localhost:8080/app/')).credentials).toBe('omit');
  });

  it.each([
    ['/api/v3/jwp/home', 'https://app.test/api/v3/jwp/home'],
    ['my-config.json', 'https://app.test/my-config.json'],
    ['configs/mine.json', 'https://app.test/configs/mine.json'],
    ['https://configs.test/a.json', 'https://configs.test/a.json'],
  ])('resolves the path %s against the origin, whatever the page [CFG-06]', async (path, address) => {
    expect(await load(byPath(path))).toEqual({ address, credentials: 'same-origin' });
  });

  it.each(['http://localhost:8080/app/', 'http://127.0.0.1/app/', 'http://[::1]:8080/app/'])(
    'omits credentials for %s [CFG-06]',
    async (page) => {
      expect((await load(byPath('/api/v3/jwp/home'), page)).credentials).toBe('omit');
    },
  );

  it.each(['', '  ', 'https://', 'javascript:alert(1)', 'data:application/json,{}', 'http://['])(
    'has no location for %j [CFG-12]',
    async (path) => {
      await expect(load(byPath(path))).rejects.toMatchObject({
        kind: 'no-config-location',
        message: 'No config location found',
      });
    },
  );

  it.each([
    ['is refused', () => new Response('', { status: 404 })],
    ['goes unanswered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails if the request %s', async (_, answer) => {
    await expect(load(byPath('/api/v3/jwp/home'), undefined, answer)).rejects.toMatchObject({
      kind: 'config-not-loaded',
      message: 'Failed to load the config from https://app.test/api/v3/jwp/home',
    });
  });
});

describe('the custom options for pages outside the app [SHL-01, SHL-04, SHL-05]', () => {
  it('are http(s) addresses', () => {
    const custom = {
      appsUrl: 'https://a.test/apps',
      supportUrl: 'http://a.test/support',
      companyUrl: 'HTTPS://a.test',
      androidAppUrl: 'https://store.test/app',
      socialLinks: { instagram: 'https://i.test/a', strava: 'http://s.test/a' },
    };
    expect(configOf({ custom }).links).toEqual({
      apps: 'https://a.test/apps',
      support: 'http://a.test/support',
      company: 'HTTPS://a.test',
      androidApp: 'https://store.test/app',
      social: [
        { network: 'instagram', address: 'https://i.test/a' },
        { network: 'strava', address: 'http://s.test/a' },
      ],
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//a.test', '/a', 'a.test', '', 7, null, {}])(
    'count as missing if one is %j',
    (address) => {
      const custom = {
        appsUrl: address,
        supportUrl: address,
        companyUrl: address,
        androidAppUrl: address,
        socialLinks: { instagram: address, youtube: 'https://y.test/a' },
      };
      expect(configOf({ custom }).links).toEqual({
        apps: null,
        support: null,
        company: null,
        androidApp: null,
        social: [{ network: 'youtube', address: 'https://y.test/a' }],
      });
    },
  );

  it.each(['https://i.test', 7, null, [], ['https://i.test']])(
    'are no social links if they are %j',
    (sent) => {
      expect(configOf({ custom: { socialLinks: sent } }).links.social).toEqual([]);
    },
  );
});

describe('the custom options for texts of the customer [SHL-07, SHL-10]', () => {
  it.each([
    ['We stretch.', 'We stretch.'],
    [' We stretch.\n', 'We stretch.'],
    ['', null],
    [' ', null],
    [7, null],
    [null, null],
  ])('has the about text %j as %j', (about, text) => {
    expect(configOf({ custom: { about } }).about).toBe(text);
  });

  it.each([
    ['undefeated', 'undefeated'],
    ['..', null],
    ['', null],
    ['x'.repeat(256), null],
    [7, null],
    [null, null],
  ])('has the welcome program %j as %j', (welcomeProgram, program) => {
    expect(configOf({ custom: { welcomeProgram } }).welcomeProgram).toBe(program);
  });
});
