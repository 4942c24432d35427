import { expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredStart } from '#adapters/app-host/stored-start.ts';
import type { KeptStart } from '#application/ports/kept-start.ts';
import { homeConfig } from '#mock-server/catalogue/configs/home-config.ts';
import { SOME_DEFAULTS } from '#tests/builders/some-settings.ts';
import { makeFakeStorage, type FakeStorage } from '#tests/doubles/fake-storage.ts';
import { describeContract } from './describe-contract.ts';

const inBrowser = (storage: FakeStorage): KeptStart =>
  makeStoredStart(
    makeSafeStorage(() => storage),
    SOME_DEFAULTS,
    'https://app.test',
  );

const SETTINGS = 'defaultConfigSource = /api/v3/jwp/home';
const CONFIG = JSON.stringify(homeConfig({ origin: 'https://platform.test' }));

describeContract('the kept start', { 'of a browser, which has no double': inBrowser }, (make) => {
  it('is the last one', () => {
    const storage = makeFakeStorage();
    expect(make(storage).last()).toBeNull();
    make(storage).save([SETTINGS, CONFIG], 'daybreak', 1);
    make(storage).save([SETTINGS, CONFIG], 'stillway', 2);
    expect(make(storage).last()).toMatchObject({
      at: 2,
      source: 'stillway',
      settings: { defaultConfigSource: '/api/v3/jwp/home' },
      config: { siteName: 'Daybreak' },
    });
  });

  it.each([
    ['settings', ['<!doctype html>', CONFIG]],
    ['a config', [SETTINGS, '{"description": 3}']],
    ['anything', [SETTINGS]],
  ])('is none if it is not valid as %s any more', (_, texts) => {
    const storage = makeFakeStorage();
    make(storage).save(texts, 'daybreak', 1);
    expect(make(storage).last()).toBeNull();
  });

  it('is none if something else is stored', () => {
    expect(make(makeFakeStorage({ 'last-start': '{"at":1}' })).last()).toBeNull();
    expect(make(makeFakeStorage({ 'last-start': 'x' })).last()).toBeNull();
  });
});
