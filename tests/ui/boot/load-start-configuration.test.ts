// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { SOME_DEFAULTS } from '#tests/builders/some-settings.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { makeRecordingErrorReports } from '#tests/doubles/recording-error-reports.ts';
import { loadConfiguration } from '#ui/boot/load-start-configuration.ts';

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
