import { describe, expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredPlayerPreferences } from '#adapters/browser/stored-player-preferences.ts';
import { USUAL_CAPTIONS } from '#domain/playback/caption-style.ts';
import { NO_PREFERENCES, type PlayerPreferences } from '#domain/playback/player-preferences.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeInMemoryPlayerPreferences } from '#tests/doubles/in-memory-player-preferences.ts';
import { describeContract } from './describe-contract.ts';

type Texts = Readonly<Record<string, string>>;

/** A visit to a browser: the storage of the browser outlasts it. */
const visit = (ofBrowser = makeFakeStorage(), ofVisit = makeFakeStorage()) =>
  makeStoredPlayerPreferences(
    makeSafeStorage(() => ofBrowser),
    makeSafeStorage(() => ofVisit),
  );

function withFullStorage() {
  const [ofBrowser, ofVisit] = [makeFakeStorage(), makeFakeStorage()];
  ofBrowser.fill();
  ofVisit.fill();
  return visit(ofBrowser, ofVisit);
}

const withoutStorage = () => {
  const refused = makeSafeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  return makeStoredPlayerPreferences(refused, refused);
};

const chosen: PlayerPreferences = {
  volume: 40,
  isMuted: true,
  rate: 1.5,
  captions: 'English',
  lastCaptions: 'English',
  captionStyle: { size: 'large', color: 'yellow', background: 'none', edge: 'outline' },
  quality: '720p',
};

describeContract(
  'the preferences of a viewer',
  {
    'in the browser': () => visit(),
    'in a browser whose storage is full': withFullStorage,
    'in a browser that stores nothing': withoutStorage,
    'in memory': () => makeInMemoryPlayerPreferences(),
  },
  (make) => {
    it('are none at first', () => {
      expect(make().read()).toEqual(NO_PREFERENCES);
    });

    it.each<Partial<PlayerPreferences>>([
      {},
      { volume: 1 },
      { volume: 29 },
      { volume: 100 },
      { isMuted: true },
      { isMuted: false },
      { rate: 0.5 },
      { rate: 2 },
      { captions: 'off' },
      { captions: 'off', lastCaptions: 'English' },
      { captions: 'Español (México)', lastCaptions: 'עברית' },
      { captions: '<img src=x onerror=alert(1)>', lastCaptions: '\u202e\u0000"null"' },
      { captions: 'null', lastCaptions: '__proto__' },
      { captionStyle: USUAL_CAPTIONS },
      { captionStyle: { size: 'veryLarge', color: 'magenta', background: 'half', edge: 'dropShadow' } },
    ])('are read as they were saved: %j', (some) => {
      const preferences = make();
      preferences.save({ ...chosen, ...some });
      expect(preferences.read()).toEqual({ ...chosen, ...some });
    });

    it('are those that were saved last', () => {
      const preferences = make();
      preferences.save(chosen);
      const changed = {
        ...{ volume: 70, isMuted: false, rate: 1 },
        ...{ captions: 'off', lastCaptions: 'Español', captionStyle: USUAL_CAPTIONS, quality: null },
      };
      preferences.save(changed);
      preferences.save(changed);
      expect(preferences.read()).toEqual(changed);
    });
  },
);

describe('the preferences of a viewer in a browser', () => {
  it('have every volume as it was saved', () => {
    const preferences = visit();
    for (let volume = 1; volume <= 100; volume++) {
      preferences.save({ ...chosen, volume });
      expect(preferences.read().volume).toBe(volume);
    }
  });

  it('are all of them at the next visit but silence: none begins silent', () => {
    const storage = makeFakeStorage();
    visit(storage).save(chosen);
    expect(visit(storage).read()).toEqual({ ...chosen, isMuted: false });
  });

  it('are all of them on the next page of the visit', () => {
    const storages = [makeFakeStorage(), makeFakeStorage()] as const;
    visit(...storages).save(chosen);
    expect(visit(...storages).read()).toEqual(chosen);
  });

  it('are those of before on the next page, if the storage has been filled since', () => {
    const storage = makeFakeStorage();
    visit(storage).save({ ...chosen, captions: 'off' });
    storage.fill();
    const preferences = visit(storage);
    preferences.save(chosen);
    expect(preferences.read().captions).toBe('English');
    expect(visit(storage).read()).toMatchObject({ volume: 40, captions: 'off' });
  });

  it('are stored by these names, each where it belongs', () => {
    const storages = [makeFakeStorage(), makeFakeStorage()] as const;
    visit(...storages).save(chosen);
    const [ofBrowser, ofVisit] = storages.map((storage) =>
      makeSafeStorage(() => storage)
        .keys()
        .map((key) => [key, storage.getItem(key)]),
    );
    expect(ofBrowser).toEqual([
      ['player.volume', '0.4'],
      ['player.speed', '1.5'],
      ['player.quality', '720p'],
      ['player.captions', 'English'],
      ['player.language', 'English'],
      ['player.caption-style', 'large yellow none outline'],
    ]);
    expect(ofVisit).toEqual([['player.muted', 'true']]);
  });

  it('have the usual look again after another one', () => {
    const storage = makeFakeStorage();
    visit(storage).save(chosen);
    visit(storage).save({ ...chosen, captionStyle: USUAL_CAPTIONS });
    expect(visit(storage).read().captionStyle).toEqual(USUAL_CAPTIONS);
  });

  it('store nothing that was never chosen', () => {
    const storage = makeFakeStorage();
    visit(storage).save(NO_PREFERENCES);
    expect(storage.length).toBe(0);
  });

  it.each<readonly [Texts, Partial<PlayerPreferences>]>([
    [{ 'player.volume': 'x' }, { volume: null }],
    [{ 'player.volume': '' }, { volume: null }],
    [{ 'player.volume': '-1' }, { volume: null }],
    [{ 'player.volume': '0' }, { volume: null }],
    [{ 'player.volume': '0.001' }, { volume: null }],
    [{ 'player.volume': '7' }, { volume: null }],
    [{ 'player.volume': 'Infinity' }, { volume: null }],
    [{ 'player.volume': '{"volume":1}' }, { volume: null }],
    [{ 'player.volume': '0.01' }, { volume: 1 }],
    [{ 'player.volume': '1' }, { volume: 100 }],
    [{ 'player.muted': 'yes' }, { isMuted: false }],
    [{ 'player.muted': 'TRUE' }, { isMuted: false }],
    [{ 'player.muted': 'true' }, { isMuted: true }],
    [{ 'player.speed': 'fast' }, { rate: 1 }],
    [{ 'player.speed': '' }, { rate: 1 }],
    [{ 'player.speed': '0' }, { rate: 1 }],
    [{ 'player.speed': '-1' }, { rate: 1 }],
    [{ 'player.speed': '0.24' }, { rate: 1 }],
    [{ 'player.speed': '4.1' }, { rate: 1 }],
    [{ 'player.speed': '99' }, { rate: 1 }],
    [{ 'player.speed': 'Infinity' }, { rate: 1 }],
    [{ 'player.speed': '0.25' }, { rate: 0.25 }],
    [{ 'player.speed': '4' }, { rate: 4 }],
    [{ 'player.caption-style': 'huge, red' }, { captionStyle: USUAL_CAPTIONS }],
    [
      { 'player.caption-style': 'small pink solid none' },
      { captionStyle: { ...USUAL_CAPTIONS, size: 'small', background: 'solid' } },
    ],
    [{ 'player.captions': 'Klingon' }, { captions: 'Klingon' }],
  ])('are, of the stored %j, %j', (stored, preferences) => {
    expect(visit(makeFakeStorage(stored), makeFakeStorage(stored)).read()).toEqual({
      ...NO_PREFERENCES,
      ...preferences,
    });
  });
});
