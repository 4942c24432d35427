import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { makeLoadConfiguration } from '#application/configuration/load-configuration.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import type { ConfigSource } from '#domain/configuration/config-source.ts';
import { aConfig } from '#tests/builders/a-config.ts';
import { someSettings } from '#tests/builders/some-settings.ts';

function setUp(changes: Partial<Settings> = {}, alreadyStored: string | null = null) {
  const settings = someSettings(changes);
  const loaded: ConfigSource[] = [];
  let stored = alreadyStored;
  const load = makeLoadConfiguration(
    { load: async () => settings },
    {
      load: async (source) => {
        loaded.push(source);
        return aConfig({ siteName: source.kind === 'id' ? source.id : source.path });
      },
    },
    { stored: () => stored, store: (source) => void (stored = source) },
  );
  return { settings, load, loaded, stored: () => stored };
}
const allowed = { allowedConfigSources: ['daybreak', 'stillway'] };

describe('what the app runs on', () => {
  it('is the default source where nothing else is chosen [CFG-06]', async () => {
    const { settings, load, loaded } = setUp();
    const configuration = await load(null);
    expect(loaded).toEqual([{ kind: 'path', path: '/api/v3/jwp/home' }]);
    expect(configuration).toEqual({ settings, config: aConfig({ siteName: '/api/v3/jwp/home' }) });
  });

  it('is the source that is asked for, from then on [CFG-07]', async () => {
    const { load, loaded, stored } = setUp(allowed);
    await load('stillway');
    await load(null);
    expect(loaded).toEqual([
      { kind: 'id', id: 'stillway' },
      { kind: 'id', id: 'stillway' },
    ]);
    expect(stored()).toBe('stillway');
  });

  it('is not a source that is not accepted [CFG-08]', async () => {
    const { load, loaded, stored } = setUp(allowed, 'elsewhre');
    await load('anywhere');
    expect(loaded).toEqual([{ kind: 'path', path: '/api/v3/jwp/home' }]);
    expect(stored()).toBeNull();
  });

  it('is the default again after an empty value [CFG-09]', async () => {
    const { load, loaded, stored } = setUp(allowed, 'stillway');
    await load('');
    expect(loaded).toEqual([{ kind: 'path', path: '/api/v3/jwp/home' }]);
    expect(stored()).toBeNull();
  });
});

describe('what keeps the app from starting', () => {
  it('is a settings file without any source [CFG-04]', async () => {
    const { load, loaded } = setUp({ defaultConfigSource: null });
    await expect(load('stillway')).rejects.toMatchObject({
      kind: 'no-usable-source',
      message: 'No usable config sources',
    });
    expect(loaded).toEqual([]);
  });

  it('is nothing to load from [CFG-12]', async () => {
    const { load } = setUp({ ...allowed, defaultConfigSource: null });
    await expect(load(null)).rejects.toMatchObject({
      kind: 'no-config-location',
      message: 'No config location found',
    });
  });

  it('is whatever goes wrong with the settings or the config', async () => {
    const failure = new AppFailure('no-settings', 'Unable to load .webapp.ini');
    const noChoice = { stored: () => null, store: () => undefined };
    const config = { load: async () => aConfig() };
    const withoutSettings = makeLoadConfiguration({ load: () => Promise.reject(failure) }, config, noChoice);
    await expect(withoutSettings(null)).rejects.toBe(failure);
    const settings = { load: async () => someSettings() };
    const withoutConfig = makeLoadConfiguration(settings, { load: () => Promise.reject(failure) }, noChoice);
    await expect(withoutConfig(null)).rejects.toBe(failure);
  });
});
