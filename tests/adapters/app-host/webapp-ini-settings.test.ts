import { describe, expect, it } from 'vitest';
import { makeWebappIniSettings, readSettings } from '#adapters/app-host/webapp-ini-settings.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';

const NEEDED = 'cdnBase = https://cdn.test\nplayerId = player01';
const settings = (...lines: string[]) => readSettings([NEEDED, ...lines].join('\n'));

describe('a settings file [CFG-02]', () => {
  it('names the sources of configs and the platform', () => {
    const file = [
      '; the settings of this host',
      'defaultConfigSource = /api/v3/jwp/home',
      'additionalAllowedConfigSources = "daybreak, stillway ,"',
      'UNSAFE_allowAnyConfigSource = true',
      'cdnBase = "https://cdn.test/"',
      'playerId = player01',
    ].join('\r\n');
    expect(readSettings(file)).toEqual({
      defaultConfigSource: '/api/v3/jwp/home',
      allowedConfigSources: ['daybreak', 'stillway'],
      anyConfigSource: true,
      cdn: 'https://cdn.test',
      playerId: 'player01',
      platformTime: null,
    });
  });

  it('may contain the platform’s time, whose invalid values are ignored', () => {
    const told = settings('platformTime = 2026-06-15T09:00:00.000Z');
    expect(told.platformTime).toEqual(new Date('2026-06-15T09:00:00Z'));
    expect(settings('platformTime = soon').platformTime).toBeNull();
  });

  it('does not require a source', () => {
    expect(settings()).toMatchObject({
      defaultConfigSource: null,
      allowedConfigSources: [],
      anyConfigSource: false,
    });
  });

  it('has no default if it is empty', () => {
    expect(settings('defaultConfigSource =').defaultConfigSource).toBeNull();
    expect(settings('defaultConfigSource = ""').defaultConfigSource).toBeNull();
  });

  it('lists allowed sources in one line or line by line', () => {
    const listed = ['daybreak', 'stillway'];
    expect(settings('additionalAllowedConfigSources = daybreak,stillway').allowedConfigSources).toEqual(
      listed,
    );
    expect(
      settings('additionalAllowedConfigSources[] = daybreak', 'additionalAllowedConfigSources[] = stillway')
        .allowedConfigSources,
    ).toEqual(listed);
    expect(settings('additionalAllowedConfigSources =').allowedConfigSources).toEqual([]);
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['yes', true],
    ['"on"', true],
    ['false', false],
    ['0', false],
    ['no', false],
    ['', false],
    ['maybe', false],
  ])('with "%s" for any source means %s', (written, allowed) => {
    expect(settings(`UNSAFE_allowAnyConfigSource = ${written}`).anyConfigSource).toBe(allowed);
  });

  it.each([
    ['cdnBase', 'playerId = player01'],
    ['cdnBase', 'cdnBase =\nplayerId = player01'],
    ['cdnBase', 'cdnBase = cdn.test\nplayerId = player01'],
    ['cdnBase', 'cdnBase = javascript:alert(1)\nplayerId = player01'],
    ['cdnBase', 'cdnBase\nplayerId = player01'],
    ['cdnBase', '[platform]\ncdnBase = https://cdn.test\nplayerId = player01'],
    ['cdnBase', '{"message": "Not found"}'],
    ['cdnBase', ''],
    ['playerId', 'cdnBase = https://cdn.test'],
    ['playerId', 'cdnBase = https://cdn.test\nplayerId = ../player'],
    ['playerId', 'cdnBase = https://cdn.test\nplayerId ='],
    ['defaultConfigSource', `${NEEDED}\n[defaultConfigSource]\npath = /x`],
  ])('is invalid for its %s: %j [CFG-11]', (field, file) => {
    expect(() => readSettings(file)).toThrow(expect.objectContaining({ kind: 'invalid-settings', field }));
  });
});

describe('loading the settings', () => {
  const loading = (answer: () => Response | Promise<Response>) => {
    const { fetch, sent } = makeFakeFetch(answer);
    return { settings: makeWebappIniSettings(makeHttp(fetch)).load(), sent };
  };

  it('requests the app’s own host, once [CFG-02]', async () => {
    const { settings, sent } = loading(() => new Response(NEEDED));
    expect(await settings).toMatchObject({ playerId: 'player01' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ address: '/app/.webapp.ini', init: { credentials: 'same-origin' } });
  });

  it.each([
    ['is not there', () => new Response('', { status: 404 })],
    ['is a page', () => new Response('\n<!doctype html><title>App</title>')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails if the file %s [CFG-03]', async (_, answer) => {
    await expect(loading(answer).settings).rejects.toMatchObject({
      kind: 'no-settings',
      message: 'Unable to load .webapp.ini',
    });
  });
});
