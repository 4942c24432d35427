// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { LoadPlayerLibrary } from '#adapters/hosted-player/player-library.ts';
import { MediaPlayback } from '#application/playback/media-playback.ts';
import { OpenSeries } from '#application/catalogue/open-series.ts';
import { SearchCatalogue } from '#application/search/search-catalogue.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { SlugDirectory } from '#application/ports/slug-directory.ts';
import type { Token } from '#application/token.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { AppContainer } from '#ui/composition/app-container.ts';
import { composeApp, loadConfiguration } from '#ui/composition/compose-app.ts';
import { configurationModule } from '#ui/composition/configuration.module.ts';
import { dataLayerModule } from '#ui/composition/data-layer.module.ts';
import { detailsModule } from '#ui/composition/details.module.ts';
import { noticesModule } from '#ui/composition/notices.module.ts';
import { liveModule } from '#ui/composition/live.module.ts';
import { offlineModule } from '#ui/composition/offline.module.ts';
import { progressModule } from '#ui/composition/progress.module.ts';
import { playbackModule } from '#ui/composition/playback.module.ts';
import { searchModule } from '#ui/composition/search.module.ts';
import { signOutModule } from '#ui/composition/sign-out.module.ts';
import { upkeepModule } from '#ui/composition/upkeep.module.ts';
import { aConfig } from '#tests/builders/a-config.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { makeRecordingErrorReports } from '#tests/doubles/recording-error-reports.ts';
import { SOME_DEFAULTS, someSettings } from '#tests/builders/some-settings.ts';

/** All tokens, by name: the ports and use cases, and those that the composition defines itself. */
const tokens = Object.entries({
  ...import.meta.glob<Record<string, unknown>>('../../../application/**/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../../ui/composition/*.ts', { eager: true }),
}).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter(([, value]) => typeof value === 'symbol')
    .map(([name, value]) => ({ name, path, token: value as Token<unknown> })),
);

function compose() {
  const { fetch, sent } = makeFakeFetch(() => Response.json({ message: 'Nobody' }, { status: 401 }));
  const loadPlayerLibrary = vi.fn<LoadPlayerLibrary>(() => Promise.reject(new Error('No library')));
  const environment = {
    window,
    fetch,
    loadPlayerLibrary,
    platformDefaults: SOME_DEFAULTS,
    errorReports: makeRecordingErrorReports(),
  };
  const provide = composeApp(environment, {
    settings: someSettings(),
    config: aConfig(),
    source: 'daybreak',
  });
  const loadLater = () => {
    provide(AppContainer).load(
      configurationModule,
      dataLayerModule,
      detailsModule,
      liveModule,
      noticesModule,
      offlineModule,
      playbackModule,
      progressModule,
      searchModule,
      signOutModule,
      upkeepModule,
    );
  };
  return { provide, sent, loadPlayerLibrary, loadLater };
}

describe('the composed app', () => {
  it('has tokens to provide', () => {
    const names = tokens.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['MediaCatalogue', 'MediaPlayback', 'CurrentViewer', 'HttpClient']),
    );
    expect(names.length).toBeGreaterThan(20);
  });

  it.each(tokens)('provides $name, always the same instance', ({ token }) => {
    const { provide, loadLater } = compose();
    loadLater();
    const provided = provide(token);
    expect(['function', 'object', 'string']).toContain(typeof provided);
    expect(provided).not.toBeNull();
    expect(provide(token)).toBe(provided);
  });

  it.each<{ name: string; token: Token<unknown> }>([
    { name: 'MediaPlayback', token: MediaPlayback },
    { name: 'OpenSeries', token: OpenSeries },
    { name: 'SearchCatalogue', token: SearchCatalogue },
  ])('provides $name once its module has been loaded', ({ token }) => {
    const { provide, loadLater } = compose();
    expect(() => provide(token)).toThrow('No bindings found');
    loadLater();
    expect(provide(token)).toBeTruthy();
  });

  it('immediately requests the session, then uses the CDN of the settings and the account API of the config', async () => {
    const { provide, sent } = compose();
    await provide(MediaCatalogue)
      .playlist(playlistId('PlayLst1'))
      .catch(() => undefined);
    await provide(SlugDirectory).mediaForSlug(slug('slow-barre'));
    expect(sent.map(({ address }) => address)).toEqual([
      'https://api.test/api/v3/jwp/me',
      'https://cdn.test/v2/playlists/PlayLst1',
      'https://api.test/api/v3/jwp/config/slug/slow-barre',
    ]);
  });

  it('loads the player that the settings name [PLY-01]', async () => {
    const { provide, loadPlayerLibrary, loadLater } = compose();
    loadLater();
    provide(MediaPlayback).preparePlayer();
    await vi.waitFor(() =>
      expect(loadPlayerLibrary).toHaveBeenCalledExactlyOnceWith('https://cdn.test/libraries/player01.js'),
    );
  });
});

describe('the config source', () => {
  const SETTINGS = [
    'cdnBase = https://cdn.test',
    'playerId = player01',
    'defaultConfigSource = /home.json',
    'UNSAFE_allowAnyConfigSource = true',
  ].join('\n');
  const configAskedFor = async (query: string) => {
    window.localStorage.clear();
    window.history.replaceState(null, '', `/app/${query}`);
    const { fetch, sent } = makeFakeFetch(({ address }) =>
      address.endsWith('.ini') ? new Response(SETTINGS) : new Response('', { status: 404 }),
    );
    const loading = loadConfiguration({
      window,
      fetch,
      loadPlayerLibrary: () => expect.unreachable(),
      platformDefaults: SOME_DEFAULTS,
      errorReports: makeRecordingErrorReports(),
    });
    await expect(loading).rejects.toMatchObject({ kind: 'config-not-loaded' });
    return sent.at(-1)?.address;
  };

  it.each([
    ['', '/home.json'],
    ['?c=', '/home.json'],
    ['?c=b.json', '/b.json'],
    ['?app-config=a.json', '/a.json'],
    ['?c=b.json&app-config=a.json', '/a.json'],
    ['?c=b.json&app-config=', '/home.json'],
  ])('is the one in the address with "%s" [CFG-07, CFG-09]', async (query, config) => {
    const asked = new URL((await configAskedFor(query)) ?? '');
    expect(asked.pathname.replace('/app/', '/')).toBe(config);
  });
});
