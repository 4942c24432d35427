import { expect, it } from 'vitest';
import { makeConfigLoader } from '#adapters/app-host/config-loader.ts';
import { makeWebappIniSettings } from '#adapters/app-host/webapp-ini-settings.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredConfigSource } from '#adapters/browser/stored-config-source.ts';
import { AppFailure, type FailureKind } from '#application/app-failure.ts';
import type {
  ChosenConfigSource,
  ConfigurationSource,
  SettingsSource,
} from '#application/ports/configuration-source.ts';
import { aConfig } from '#tests/builders/a-config.ts';
import { someSettings } from '#tests/builders/some-settings.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';
import {
  makeInMemoryChosenSource,
  makeInMemoryConfigurationSource,
  makeInMemorySettingsSource,
} from '#tests/doubles/in-memory-configuration.ts';
import { describeContract } from './describe-contract.ts';
import { APP_ORIGIN, enterPlatform, ORIGIN, type Fault } from './in-process-platform.ts';

type Broken = readonly [what: string, kind: FailureKind, fault: Fault | 'offline'];

const BROKEN_SETTINGS: readonly Broken[] = [
  ['nobody answers', 'no-settings', 'offline'],
  ['the file is missing', 'no-settings', { status: 404 }],
  ['a page stands in its place', 'no-settings', { body: '<!doctype html><title>App</title>' }],
  ['the file is JSON', 'no-settings', { body: '{"cdnBase": "https://cdn.test"}' }],
  ['a value makes no sense', 'invalid-settings', { body: 'cdnBase = nowhere\nplayerId = mockplay' }],
];

async function settingsOnHost(broken?: Broken): Promise<SettingsSource> {
  const { http, fail, disconnect } = await enterPlatform();
  if (broken?.[2] === 'offline') disconnect();
  else if (broken) await fail('GET /app/.webapp.ini', broken[2]);
  return makeWebappIniSettings(http, { cdnBase: ORIGIN, playerId: 'mockplay' });
}

const settingsInMemory = async (broken?: Broken): Promise<SettingsSource> =>
  makeInMemorySettingsSource(broken ? new AppFailure(broken[1], broken[0]) : someSettings({ cdn: ORIGIN }));

describeContract(
  'a source of settings',
  { 'on the host': settingsOnHost, 'in memory': settingsInMemory },
  (make) => {
    it('returns the settings', async () => {
      const source = await make();
      const { parsed, text } = await source.load();
      const { cdn, playerId, defaultConfigSource } = parsed;
      expect({ cdn, defaultConfigSource }).toEqual({
        cdn: ORIGIN,
        defaultConfigSource: '/api/v3/jwp/home',
      });
      expect(playerId).toMatch(/./);
      expect(text).toContain('defaultConfigSource');
    });

    it.each(BROKEN_SETTINGS)('fails if %s', async (...broken) => {
      const source = await make(broken);
      await expect(source.load()).rejects.toMatchObject({ kind: broken[1] });
    });
  },
);

const PATH = '/api/v3/jwp/home';
const BROKEN_CONFIG: readonly Broken[] = [
  ['nobody answers', 'config-not-loaded', 'offline'],
  ['the request is refused', 'config-not-loaded', { status: 500 }],
  ['nothing is in the answer', 'no-config', { body: '' }],
  ['the config is no JSON', 'invalid-config', { body: 'siteName: Daybreak' }],
  ['a field is missing', 'invalid-config', { body: { description: 'Workouts' } }],
];

async function configOnHost(broken?: Broken): Promise<ConfigurationSource> {
  const { http, fail, disconnect } = await enterPlatform();
  if (broken?.[2] === 'offline') disconnect();
  else if (broken) await fail(`GET ${PATH}`, broken[2]);
  return makeConfigLoader(http, {
    location: { origin: APP_ORIGIN, hostname: 'localhost' },
    document: new EventTarget(),
  });
}

async function configInMemory(broken?: Broken): Promise<ConfigurationSource> {
  const failure = broken && new AppFailure(broken[1], broken[0], { field: 'integrations' });
  return makeInMemoryConfigurationSource({
    [PATH]: failure ?? aConfig({ siteName: 'Daybreak' }),
    stillway: aConfig({ siteName: 'Stillway' }),
  });
}

describeContract(
  'a source of configs',
  { 'on the host and the CDN': configOnHost, 'in memory': configInMemory },
  (make) => {
    const settings = someSettings({ cdn: ORIGIN });

    it('returns a config by its path, and another by its id', async () => {
      const source = await make();
      const byPath = await source.load({ kind: 'path', path: PATH }, settings);
      const byId = await source.load({ kind: 'id', id: 'stillway' }, settings);
      expect([byPath.parsed.siteName, byId.parsed.siteName]).toEqual(['Daybreak', 'Stillway']);
      expect([byPath.text, byId.text]).toEqual([
        expect.stringContaining('Daybreak'),
        expect.stringContaining('Stillway'),
      ]);
    });

    it('fails for an unknown id', async () => {
      const source = await make();
      const loading = source.load({ kind: 'id', id: 'nothing0' }, settings);
      await expect(loading).rejects.toMatchObject({ kind: 'config-not-loaded' });
    });

    it.each(['', '  ', 'https://', 'javascript:alert(1)'])(
      'fails for the path %j, which does not exist',
      async (path) => {
        const source = await make();
        const loading = source.load({ kind: 'path', path }, settings);
        await expect(loading).rejects.toMatchObject({ kind: 'no-config-location' });
      },
    );

    it.each(BROKEN_CONFIG)('fails if %s', async (...broken) => {
      const source = await make(broken);
      const loading = source.load({ kind: 'path', path: PATH }, settings);
      await expect(loading).rejects.toMatchObject({ kind: broken[1] });
    });

    it('names the invalid field', async () => {
      const source = await make([
        'a field is missing',
        'invalid-config',
        { body: { description: 'Workouts' } },
      ]);
      const loading = source.load({ kind: 'path', path: PATH }, settings);
      await expect(loading).rejects.toMatchObject({ field: 'integrations' });
    });
  },
);

function inBrowser(): ChosenConfigSource {
  const storage = makeFakeStorage();
  return makeStoredConfigSource(makeSafeStorage(() => storage));
}

describeContract(
  'the chosen source',
  {
    'in the browser': inBrowser,
    'in a browser that keeps nothing': () =>
      makeStoredConfigSource(
        makeSafeStorage(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }),
      ),
    'in memory': () => makeInMemoryChosenSource(),
  },
  (make) => {
    it('is null before one is chosen', () => {
      expect(make().stored()).toBeNull();
    });

    it('is the one that was chosen last', () => {
      const chosen = make();
      chosen.store('stillway');
      chosen.store('daybreak');
      expect(chosen.stored()).toBe('daybreak');
    });

    it('is null again after it is cleared, any number of times', () => {
      const chosen = make();
      chosen.store('stillway');
      chosen.store(null);
      chosen.store(null);
      expect(chosen.stored()).toBeNull();
    });
  },
);
