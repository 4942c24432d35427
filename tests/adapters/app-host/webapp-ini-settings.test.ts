import { describe, expect, it } from 'vitest';
import { makeWebappIniSettings, readSettings } from '#adapters/app-host/webapp-ini-settings.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';

const NEEDED = 'cdnBase = https://cdn.test\nplayerId = player01';
const DEFAULTS = { cdnBase: 'https://built.test/', playerId: 'built' };
const settings = (...lines: string[]) => readSettings([NEEDED, ...lines].join('\n'), DEFAULTS);

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
    expect(readSettings(file, DEFAULTS)).toEqual({
      defaultConfigSource: '/api/v3/jwp/home',
      allowedConfigSources: ['daybreak', 'stillway'],
      anyConfigSource: true,
      demo: false,
      cdn: 'https://cdn.test',
      playerId: 'player01',
      platformTime: null,
      errorReportingDsn: null,
    });
  });

  it('may say where errors are reported [CFG-23]', () => {
    const dsn = 'https://key@errors.test/42';
    expect(settings(`errorReportingDsn = ${dsn}`).errorReportingDsn).toBe(dsn);
    expect(settings('errorReportingDsn =').errorReportingDsn).toBeNull();
    expect(settings('errorReportingDsn = nowhere').errorReportingDsn).toBe('nowhere');
  });

  it('may contain the platform’s time, whose invalid values are ignored', () => {
    const told = settings('platformTime = 2026-06-15T09:00:00.000Z');
    expect(told.platformTime).toEqual(new Date('2026-06-15T09:00:00Z'));
    expect(settings('platformTime = soon').platformTime).toBeNull();
  });

  it('needs no more than the three specified keys: the build names the platform', () => {
    const file =
      'defaultConfigSource = /config\nadditionalAllowedConfigSources =\nUNSAFE_allowAnyConfigSource = no';
    expect(readSettings(file, DEFAULTS)).toMatchObject({ cdn: 'https://built.test', playerId: 'built' });
    expect(readSettings(`${file}\nplayerId = own`, DEFAULTS)).toMatchObject({
      cdn: 'https://built.test',
      playerId: 'own',
    });
  });

  it.each([
    '',
    '\n\n',
    '; nothing yet\n# nor here',
    '[platform]\ncdnBase = https://cdn.test',
    ' '.repeat(100_000),
  ])('may hold no settings: %j [CFG-04]', (file) => {
    expect(readSettings(file, DEFAULTS)).toMatchObject({
      defaultConfigSource: null,
      cdn: 'https://built.test',
    });
  });

  it.each([
    '\n<!doctype html><title>App</title>',
    '<meta charset="utf-8">',
    '{"defaultConfigSource": "/config"}',
    '{\n  "a": "b=c"\n}',
    '[1, 2]',
    '"text"',
    '42',
    'null',
    'Not found',
    'key = value\nand then no more',
    'key = \u0000\u0001',
    '\uFFFDPNG\r\n\u001a\n',
    'key = \uFFFD',
    ';'.repeat(100_001),
  ])('is no %j [CFG-03]', (file) => {
    expect(() => readSettings(file, DEFAULTS)).toThrow(
      expect.objectContaining({ kind: 'no-settings', message: 'Unable to load .webapp.ini' }),
    );
  });

  it('does not require a source', () => {
    expect(settings()).toMatchObject({
      defaultConfigSource: null,
      allowedConfigSources: [],
      anyConfigSource: false,
      demo: false,
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
    expect(settings(`demo = ${written}`).demo).toBe(allowed);
  });

  it.each([
    ['cdnBase', 'cdnBase =\nplayerId = player01'],
    ['cdnBase', 'cdnBase = cdn.test\nplayerId = player01'],
    ['cdnBase', 'cdnBase = javascript:alert(1)\nplayerId = player01'],
    ['playerId', 'cdnBase = https://cdn.test\nplayerId = ../player'],
    ['playerId', 'cdnBase = https://cdn.test\nplayerId ='],
    ['defaultConfigSource', `${NEEDED}\n[defaultConfigSource]\npath = /x`],
  ])('is invalid for its %s: %j [CFG-11]', (field, file) => {
    expect(() => readSettings(file, DEFAULTS)).toThrow(
      expect.objectContaining({ kind: 'invalid-settings', field }),
    );
  });
});

describe('loading the settings', () => {
  const loading = (answer: () => Response | Promise<Response>) => {
    const { fetch, sent } = makeFakeFetch(answer);
    return { settings: makeWebappIniSettings(makeHttp(fetch), DEFAULTS).load(), sent };
  };

  it('requests the app’s own host, once [CFG-02]', async () => {
    const { settings, sent } = loading(() => new Response(NEEDED));
    expect(await settings).toMatchObject({ parsed: { playerId: 'player01' }, text: NEEDED });
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
