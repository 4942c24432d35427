import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { makeLoadConfiguration } from '#application/configuration/load-configuration.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import { makeRecordingErrorReports } from '#tests/doubles/recording-error-reports.ts';
import { aConfig } from '#tests/builders/a-config.ts';
import { someSettings } from '#tests/builders/some-settings.ts';
import {
  makeInMemoryChosenSource,
  makeInMemoryConfigurationSource,
  makeInMemorySettingsSource,
} from '#tests/doubles/in-memory-configuration.ts';

const DSN = 'https://key@errors.test/42';
const HOME = '/api/v3/jwp/home';

function setUp(changes: Partial<Settings> = {}, alreadyStored: string | null = null) {
  const settings = someSettings(changes);
  const configs = makeInMemoryConfigurationSource({
    [HOME]: aConfig({ siteName: 'Daybreak', id: 'daybreak' }),
    stillway: aConfig({
      siteName: 'Stillway',
      analytics: { key: 'key', base: 'https://told.test' },
      videoAnalytics: { token: 'token', base: 'https://told.test' },
    }),
  });
  const chosen = makeInMemoryChosenSource(alreadyStored);
  const errorReports = makeRecordingErrorReports();
  const load = makeLoadConfiguration(makeInMemorySettingsSource(settings), configs, chosen, errorReports);
  return { settings, load, told: errorReports.told, loaded: configs.loaded, stored: () => chosen.stored() };
}
const visit = (requested: string | null = null, isDemo = false) => ({ requested, isDemo });

describe('the error-reporting service [CFG-23]', () => {
  it('is known before the config, and then which config it is', async () => {
    const { load, told } = setUp({ errorReportingDsn: DSN });
    await load(visit());
    expect(told).toEqual([`start ${DSN}`, 'config daybreak']);
  });

  it('is known if the config fails, too', async () => {
    const { load, told } = setUp({ errorReportingDsn: DSN, defaultConfigSource: '/nowhere' });
    await expect(load(visit())).rejects.toThrow('No config /nowhere');
    expect(told).toEqual([`start ${DSN}`]);
  });
});

const allowed = { allowedConfigSources: ['daybreak', 'stillway'] };

describe('the config source', () => {
  it('is the default one if none is chosen [CFG-06]', async () => {
    const { settings, load, loaded } = setUp();
    const configuration = await load(visit());
    expect(loaded).toEqual([{ kind: 'path', path: HOME }]);
    expect(configuration).toEqual({
      settings,
      source: HOME,
      config: aConfig({ siteName: 'Daybreak', id: 'daybreak' }),
      raw: {
        settings: `defaultConfigSource = ${HOME}`,
        config: expect.stringContaining('Daybreak') as string,
      },
      offlineSince: null,
    });
  });

  it('is the requested one, from then on [CFG-07]', async () => {
    const { load, loaded, stored } = setUp(allowed);
    await load(visit('stillway'));
    await load(visit());
    expect(loaded).toEqual([
      { kind: 'id', id: 'stillway' },
      { kind: 'id', id: 'stillway' },
    ]);
    expect(stored()).toBe('stillway');
  });

  it('is not one that is not accepted [CFG-08]', async () => {
    const { load, loaded, stored } = setUp(allowed, 'elsewhre');
    await load(visit('anywhere'));
    expect(loaded).toEqual([{ kind: 'path', path: HOME }]);
    expect(stored()).toBeNull();
  });

  it('is the default one again after an empty value [CFG-09]', async () => {
    const { load, loaded, stored } = setUp(allowed, 'stillway');
    await load(visit(''));
    expect(loaded).toEqual([{ kind: 'path', path: HOME }]);
    expect(stored()).toBeNull();
  });
});

describe('the demo page [CFG-14]', () => {
  it('tries a source that is not accepted, without storing it', async () => {
    const { load, stored } = setUp({ demo: true }, null);
    const { source, config, raw } = await load(visit('stillway', true));
    expect([source, config.siteName, raw, stored()]).toEqual(['stillway', 'Stillway', null, null]);
    expect((await load(visit())).config.siteName).toBe('Daybreak');
  });

  it('knows no analytics of a config that is tried, only of one that is accepted', async () => {
    const services = async (changes: Partial<Settings>) => {
      const { config } = await setUp({ demo: true, ...changes }).load(visit('stillway', true));
      return [config.analytics !== null, config.videoAnalytics !== null];
    };
    expect(await services({})).toEqual([false, false]);
    expect(await services(allowed)).toEqual([true, true]);
  });
});

describe('what prevents the app from starting', () => {
  it('is a settings file without any source [CFG-04]', async () => {
    const { load, loaded } = setUp({ defaultConfigSource: null });
    await expect(load(visit('stillway'))).rejects.toMatchObject({
      kind: 'no-usable-source',
      message: 'No usable config sources',
    });
    expect(loaded).toEqual([]);
  });

  it.each([
    [null, null],
    ['', null],
    ['elsewhre', 'elsewhre'],
  ])('is that there is no default, and %j is asked for [CFG-13]', async (requested, source) => {
    const { load, loaded } = setUp({ ...allowed, defaultConfigSource: null });
    await expect(load(visit(requested))).rejects.toMatchObject({
      kind: 'no-config-chosen',
      message: 'No config is chosen',
      source,
    });
    expect(loaded).toEqual([]);
  });

  it('is a default source without a location [CFG-12]', async () => {
    const { load } = setUp({ defaultConfigSource: ' ' });
    await expect(load(visit())).rejects.toMatchObject({
      kind: 'no-config-location',
      message: 'No config location found',
      source: null,
    });
  });

  it('is that the chosen config cannot be loaded, which the failure names [CFG-13]', async () => {
    const { load } = setUp({ allowedConfigSources: ['nothing0'] });
    const failure = { kind: 'config-not-loaded', source: 'nothing0' };
    await expect(load(visit('nothing0'))).rejects.toMatchObject(failure);
    await expect(load(visit())).rejects.toMatchObject(failure);
  });

  it('is any failure of the settings or the config', async () => {
    const failure = new AppFailure('no-settings', 'Unable to load .webapp.ini');
    const configs = makeInMemoryConfigurationSource({ [HOME]: failure });
    const load = (settings: Settings | AppFailure) =>
      makeLoadConfiguration(
        makeInMemorySettingsSource(settings),
        configs,
        makeInMemoryChosenSource(),
        makeRecordingErrorReports(),
      )(visit());
    await expect(load(failure)).rejects.toBe(failure);
    expect(configs.loaded).toEqual([]);
    await expect(load(someSettings())).rejects.toBe(failure);
    expect(configs.loaded).toHaveLength(1);
  });
});
