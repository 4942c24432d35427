// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadPlayerLibrary } from '#adapters/hosted-player/player-library.ts';
import { PlaybackUseCases } from '#application/playback/playback-use-cases.ts';
import { LoadSchedule } from '#application/live/load-schedule.ts';
import { LoadSeries } from '#application/catalogue/load-series.ts';
import { SearchCatalogue } from '#application/search/search-catalogue.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { SlugDirectory } from '#application/ports/slug-directory.ts';
import type { Token } from '#application/injection/token.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { composeApp } from '#ui/composition/compose-app.ts';
import { install as installDetails } from '#ui/composition/details.ts';
import { install as installLive } from '#ui/composition/live.ts';
import type { Provide } from '#ui/session/use-injection.ts';
import { aConfiguration } from '#tests/builders/a-configuration.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { makeRecordingErrorReports } from '#tests/doubles/recording-error-reports.ts';
import { SOME_DEFAULTS } from '#tests/builders/some-settings.ts';

/** The files of the composition, by their names. */
const compositionFiles = import.meta.glob<Record<string, unknown>>('../../../ui/composition/*.{ts,tsx}', {
  eager: true,
});

/** All tokens, by name: the ports and use cases, and those that the composition defines itself. */
const tokens = Object.entries({
  ...import.meta.glob<Record<string, unknown>>('../../../application/**/*.ts', { eager: true }),
  ...compositionFiles,
}).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter(([, value]) => typeof value === 'symbol')
    .map(([name, value]) => ({ name, path, token: value as Token<unknown> })),
);

/** What the areas export to load their bindings. */
const installs = Object.values(compositionFiles).flatMap(({ install }) =>
  typeof install === 'function' ? [install as (provide: Provide) => void] : [],
);

const nobody = () => Response.json({ message: 'Nobody' }, { status: 401 });

function compose(answer: Parameters<typeof makeFakeFetch>[0] = nobody) {
  const { fetch, sent } = makeFakeFetch(answer);
  const loadPlayerLibrary = vi.fn<LoadPlayerLibrary>(() => Promise.reject(new Error('No library')));
  const environment = {
    window,
    fetch,
    loadPlayerLibrary,
    platformDefaults: SOME_DEFAULTS,
    errorReports: makeRecordingErrorReports(),
  };
  const provide = composeApp(environment, aConfiguration({ source: '/api/v3/jwp/home' }));
  const loadLater = () => {
    for (const install of installs) install(provide);
  };
  return { provide, sent, loadPlayerLibrary, loadLater };
}

beforeEach(() => window.localStorage.clear());

describe('the composed app', () => {
  it('has tokens to provide', () => {
    const names = tokens.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'MediaCatalogue',
        'PlaybackUseCases',
        'CurrentViewer',
        'HttpClient',
        'LoadModules',
      ]),
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
    { name: 'PlaybackUseCases', token: PlaybackUseCases },
    { name: 'LoadSeries', token: LoadSeries },
    { name: 'SearchCatalogue', token: SearchCatalogue },
  ])('provides $name once its area has been installed', ({ token }) => {
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

  it.each([
    ['a write that an earlier visit left', 'pending-writes.maya', { kind: 'favorite', wanted: true }],
    ['the favorites of a visitor', 'favorites.visitor', null],
    ['the history of a visitor', 'history.visitor', { progress: 0.5 }],
  ])('sends %s for the member, before any screen asks for it [API-05, HIS-03]', async (_, key, entry) => {
    const stored = entry ? { mediaId: 'Wrk00001', ...entry } : 'Wrk00001';
    window.localStorage.setItem(`member-records.${key}`, JSON.stringify([stored]));
    const { sent } = compose(({ address }) =>
      address.endsWith('/me')
        ? Response.json({ id: 'maya', favorites: [], watchHistory: [] })
        : new Response(null, { status: 204 }),
    );
    await vi.waitFor(() =>
      expect(sent.map(({ address }) => address)).toContainEqual(expect.stringContaining('Wrk00001')),
    );
  });

  it('loads the player that the settings name [PLY-01]', async () => {
    const { provide, loadPlayerLibrary, loadLater } = compose();
    loadLater();
    provide(PlaybackUseCases).preparePlayer();
    await vi.waitFor(() =>
      expect(loadPlayerLibrary).toHaveBeenCalledExactlyOnceWith('https://cdn.test/libraries/player01.js'),
    );
  });
});

describe('areas that share a container module', () => {
  it('have the same bindings, whichever is installed first', () => {
    const { provide } = compose();
    installDetails(provide);
    const playback = provide(PlaybackUseCases);
    installLive(provide);
    installDetails(provide);
    expect(provide(PlaybackUseCases)).toBe(playback);
    expect(provide(LoadSchedule)).toBeTruthy();
  });

  it('have bindings of their own in another app', () => {
    const [one, other] = [compose().provide, compose().provide];
    installDetails(one);
    expect(() => other(PlaybackUseCases)).toThrow('No bindings found');
    installDetails(other);
    expect(other(PlaybackUseCases)).not.toBe(one(PlaybackUseCases));
  });
});
