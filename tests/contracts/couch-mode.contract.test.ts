// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { makeBrowserCouchMode } from '#adapters/browser/browser-couch-mode.ts';
import { FINE_POINTER, LARGE_SCREEN } from '#adapters/browser/couch-mode-of-device.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { describeContract } from './describe-contract.ts';

/** A device on which the queries match; they can match later, too. */
function device(...matching: readonly string[]) {
  const matches = new Set(matching);
  const listeners: (() => void)[] = [];
  const matchMedia = (query: string) =>
    ({
      matches: matches.has(query),
      addEventListener: (_event: string, listener: () => void) => listeners.push(listener),
    }) as unknown as MediaQueryList;
  const couchMode = makeBrowserCouchMode(
    makeSafeStorage(() => localStorage),
    { document, matchMedia },
  );
  return {
    couchMode,
    attachMouse: () => {
      matches.add(FINE_POINTER);
      for (const listener of listeners) listener();
    },
  };
}

const isShown = () => document.documentElement.hasAttribute('data-couch');

describeContract('couch mode', { 'of a browser, which has no double': device }, (make) => {
  beforeEach(() => localStorage.clear());

  it('is on on a large screen that nothing points at exactly', () => {
    expect(make(LARGE_SCREEN).couchMode.isOn.now()).toBe(true);
    expect(isShown()).toBe(true);
    expect(make(LARGE_SCREEN, FINE_POINTER).couchMode.isOn.now()).toBe(false);
    expect(make().couchMode.isOn.now()).toBe(false);
    expect(isShown()).toBe(false);
  });

  it('ends when a mouse comes', () => {
    const { couchMode, attachMouse } = make(LARGE_SCREEN);
    attachMouse();
    expect(couchMode.isOn.now()).toBe(false);
    expect(isShown()).toBe(false);
  });

  it('is what the viewer has chosen, whatever comes', () => {
    const { couchMode, attachMouse } = make(LARGE_SCREEN);
    couchMode.choose(true);
    attachMouse();
    expect(couchMode.isOn.now()).toBe(true);
    expect(make().couchMode.isOn.now()).toBe(true);
    couchMode.choose(false);
    expect(make(LARGE_SCREEN).couchMode.isOn.now()).toBe(false);
  });
});
