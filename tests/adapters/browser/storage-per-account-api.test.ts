import { describe, expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { storagePerAccountApi } from '#adapters/browser/storage-per-account-api.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';

const KEY = 'member-records.history.maya';
const ONE = 'https://one.test';
const OTHER = 'https://other.test';

/** Opens the part of an API as a page does. */
function open(kept: Readonly<Record<string, string>> = {}) {
  const storage = makeFakeStorage(kept);
  const safe = makeSafeStorage(() => storage);
  const of = (api: string, isDefault = false) => storagePerAccountApi(safe, { api, isDefault });
  return { storage, of };
}

describe('the storage of an account API', () => {
  it('is empty for every other one', () => {
    const { of } = open();
    of(ONE, true).set(KEY, 'a');
    of(OTHER).set(KEY, 'b');
    of(OTHER).remove('member-records.history.tom');
    expect([of(ONE).get(KEY), of(OTHER).get(KEY), of('https://third.test').get(KEY)]).toEqual([
      'a',
      'b',
      null,
    ]);
    of(OTHER).remove(KEY);
    expect([of(ONE).get(KEY), of(OTHER).get(KEY)]).toEqual(['a', null]);
  });

  it('has keys of its own', () => {
    const { of } = open();
    of(ONE, true).set(KEY, 'a');
    of(OTHER).set(KEY, 'b');
    of(OTHER).set('c', 'd');
    expect(of(OTHER).keys()).toEqual([KEY, 'c']);
    expect(of('https://third.test').keys()).toEqual([]);
  });

  it('has what was stored before it had a name, if it is that of the default config', () => {
    const { of } = open({ [KEY]: 'a' });
    expect([of(OTHER).get(KEY), of(ONE, true).get(KEY), of(OTHER, true).get(KEY)]).toEqual([null, 'a', null]);
  });

  it('tells other tabs of its records by keys that begin as all do', () => {
    const { storage, of } = open();
    of(OTHER).set(KEY, 'b');
    expect(storage.key(0)).toMatch(/^member-records/);
  });

  it('is not that of a member whose id is the key of another', () => {
    const { of } = open();
    of(ONE, true).set(`member-records.history.${OTHER} ${KEY}`, 'a');
    of(ONE, true).set(`member-records@${OTHER}`, 'a');
    expect(of(OTHER).get(KEY)).toBeNull();
  });

  it('takes over what another config has stored for the API before it is the first one', () => {
    const { storage, of } = open();
    of(ONE).set(KEY, 'a');
    of(OTHER).set(KEY, 'b');
    expect(of(ONE, true).get(KEY)).toBe('a');
    expect([of(ONE).get(KEY), of(OTHER).get(KEY)]).toEqual(['a', 'b']);
    expect(storage.length).toBe(3);
  });

  it('keeps what it has from before it had a name', () => {
    const { of } = open({ [KEY]: 'old' });
    of(ONE).set(KEY, 'a');
    expect(of(ONE, true).get(KEY)).toBe('old');
  });

  it('loses nothing that a full storage refuses to take over', () => {
    const { storage, of } = open();
    of(ONE).set(KEY, 'a');
    const set = storage.setItem.bind(storage);
    storage.setItem = (key, value) => {
      if (key === KEY) throw new DOMException('Full', 'QuotaExceededError');
      set(key, value);
    };
    expect(of(ONE, true).get(KEY)).toBe('a');
    expect(storage.getItem(`member-records@${ONE} ${KEY}`)).toBe('a');
  });

  it('is found by the next page if the browser stores nothing until this one is open', () => {
    const storage = makeFakeStorage();
    let isRefused = true;
    const page = (isDefault: boolean) => {
      const safe = makeSafeStorage(() => {
        if (isRefused) throw new DOMException('The operation is insecure.', 'SecurityError');
        return storage;
      });
      return storagePerAccountApi(safe, { api: ONE, isDefault });
    };
    const before = page(true);
    before.set('a', '1');
    isRefused = false;
    before.set(KEY, 'a');
    expect(page(false).get(KEY)).toBe('a');
  });
});
