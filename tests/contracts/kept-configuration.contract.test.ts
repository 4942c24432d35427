import { expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredConfiguration } from '#adapters/browser/stored-configuration.ts';
import type { KeptConfiguration } from '#application/ports/kept-configuration.ts';
import { daybreakConfig } from '#mock-server/catalogue/configs/daybreak-config.ts';
import { SOME_DEFAULTS } from '#tests/builders/some-settings.ts';
import { makeFakeStorage, type FakeStorage } from '#tests/doubles/fake-storage.ts';
import { describeContract } from './describe-contract.ts';

const inBrowser = (storage: FakeStorage): KeptConfiguration =>
  makeStoredConfiguration(
    makeSafeStorage(() => storage),
    SOME_DEFAULTS,
    'https://app.test',
  );

const SETTINGS = 'defaultConfigSource = /api/v3/jwp/home';
const CONFIG = JSON.stringify(daybreakConfig({ origin: 'https://platform.test' }));

describeContract('the kept start', { 'of a browser, which has no double': inBrowser }, (make) => {
  it('is the last one', () => {
    const storage = makeFakeStorage();
    expect(make(storage).last()).toBeNull();
    make(storage).save({ settings: SETTINGS, config: CONFIG }, 'daybreak', 1);
    make(storage).save({ settings: SETTINGS, config: CONFIG }, 'stillway', 2);
    expect(make(storage).last()).toMatchObject({
      at: 2,
      source: 'stillway',
      settings: { defaultConfigSource: '/api/v3/jwp/home' },
      config: { siteName: 'Daybreak' },
    });
  });

  it.each([
    ['settings', { settings: '<!doctype html>', config: CONFIG }],
    ['a config', { settings: SETTINGS, config: '{"description": 3}' }],
    ['anything', { settings: SETTINGS, config: '' }],
  ])('is none if it is not valid as %s any more', (_, raw) => {
    const storage = makeFakeStorage();
    make(storage).save(raw, 'daybreak', 1);
    expect(make(storage).last()).toBeNull();
  });

  it('is the one that an earlier version of the app has stored', () => {
    const stored = JSON.stringify({ texts: [SETTINGS, CONFIG], source: 'daybreak', at: 1 });
    expect(make(makeFakeStorage({ 'last-start': stored })).last()).toMatchObject({
      at: 1,
      settings: { defaultConfigSource: '/api/v3/jwp/home' },
      config: { siteName: 'Daybreak' },
    });
  });

  it('is none if something else is stored', () => {
    expect(make(makeFakeStorage({ 'last-start': '{"at":1}' })).last()).toBeNull();
    expect(make(makeFakeStorage({ 'last-start': 'x' })).last()).toBeNull();
  });
});
