import { describe, expect, it } from 'vitest';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredConfigSource } from '#adapters/browser/stored-config-source.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';

describe('the chosen config source [CFG-07, CFG-09]', () => {
  it('is stored until it is cleared', () => {
    const kept = makeFakeStorage();
    const open = () => makeStoredConfigSource(makeSafeStorage(() => kept));
    expect(open().stored()).toBeNull();
    open().store('stillway');
    expect(open().stored()).toBe('stillway');
    open().store(null);
    expect(open().stored()).toBeNull();
    expect(kept.length).toBe(0);
  });
});
