import { describe, expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';

const refuse = () => {
  throw new DOMException('No', 'SecurityError');
};

describe('a working storage', () => {
  it('stores text by key', () => {
    const kept = makeFakeStorage();
    const storage = makeSafeStorage(() => kept);
    expect(storage.get('a')).toBeNull();
    storage.set('a', '1');
    storage.set('a', '2');
    expect(storage.get('a')).toBe('2');
    expect(kept.getItem('a')).toBe('2');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
    expect(kept.getItem('a')).toBeNull();
  });

  it('lists the keys of each page', () => {
    const kept = makeFakeStorage();
    const storage = makeSafeStorage(() => kept);
    expect(storage.keys()).toEqual([]);
    storage.set('a', '1');
    kept.setItem('b', '2');
    expect(storage.keys()).toEqual(['a', 'b']);
    storage.remove('a');
    expect(storage.keys()).toEqual(['b']);
  });

  it('shows what another page has changed', () => {
    const kept = makeFakeStorage();
    const storage = makeSafeStorage(() => kept);
    storage.set('a', '1');
    kept.setItem('a', '2');
    expect(storage.get('a')).toBe('2');
  });
});

describe('a storage that the browser denies [API-07]', () => {
  it('keeps everything while the page lasts', () => {
    const storage = makeSafeStorage(refuse);
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBe('1');
    expect(storage.keys()).toEqual(['a']);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
    expect(storage.keys()).toEqual([]);
  });

  it('may also have a full disk: an older value does not come back for a newer one', () => {
    const kept = makeFakeStorage();
    const storage = makeSafeStorage(() => kept);
    expect(storage.set('a', '1')).toBe(true);
    kept.fill();
    expect(storage.set('a', '22')).toBe(false);
    expect(storage.get('a')).toBe('22');
    expect(kept.getItem('a')).toBeNull();
    kept.empty();
    expect(storage.set('a', '3')).toBe(true);
    expect(storage.get('a')).toBe('3');
    expect(kept.getItem('a')).toBe('3');
  });

  it('may keep an older list, which is better than none', () => {
    const kept = makeFakeStorage();
    const storage = makeSafeStorage(() => kept);
    storage.setOrKeepOlder('a', '1');
    kept.fill();
    storage.setOrKeepOlder('a', '22');
    expect(storage.get('a')).toBe('22');
    expect(storage.keys()).toEqual(['a']);
    expect(kept.getItem('a')).toBe('1');
    kept.empty();
    storage.setOrKeepOlder('a', '3');
    expect(storage.get('a')).toBe('3');
    expect(kept.getItem('a')).toBe('3');
  });

  it('may be so full that only removing the older value makes room for the newer one', () => {
    const kept = makeFakeStorage();
    let isTaken = false;
    const storage = makeSafeStorage(() => ({
      ...kept,
      getItem: (key: string) => kept.getItem(key),
      removeItem: (key: string) => {
        isTaken = false;
        kept.removeItem(key);
      },
      setItem: (key: string, value: string) => {
        if (isTaken) throw new DOMException('Full', 'QuotaExceededError');
        isTaken = true;
        kept.setItem(key, value);
      },
    }));
    storage.set('a', 'the older one');
    expect(storage.set('a', 'a newer one')).toBe(true);
    expect(kept.getItem('a')).toBe('a newer one');
  });
});
