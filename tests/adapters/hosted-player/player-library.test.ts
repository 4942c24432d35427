// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { makeScriptLibraryLoader, type PlayerLibrary } from '#adapters/hosted-player/player-library.ts';

const ADDRESS = 'https://cdn.test/libraries/player01.js';
const library: PlayerLibrary = () => expect.unreachable();
const scripts = () => [...document.querySelectorAll('script')];

/** A page whose scripts load when a test says so. */
function open() {
  const page = { document: { createElement: () => stillScript(), head: document.head } } as unknown as Window;
  const load = makeScriptLibraryLoader(page, ADDRESS);
  const finish = (event: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(event));
  return { page, load: () => load(ADDRESS), finish };
}

/** A script element that the simulated page does not load. */
function stillScript(): HTMLScriptElement {
  const script = document.createElement('script');
  let address = '';
  Object.defineProperty(script, 'src', { get: () => address, set: (value: string) => (address = value) });
  return script;
}

afterEach(() => document.head.replaceChildren());

describe('the player library [PLY-01]', () => {
  it('is loaded by a script element with the address', async () => {
    const { page, load, finish } = open();
    const loading = load();
    expect(scripts().map(({ src }) => src)).toEqual([ADDRESS]);
    page.jwplayer = library;
    finish('load');
    expect(await loading).toBe(library);
  });

  const trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL(address: string): string }) => ({
      createScriptURL: (wanted: string) => `${name}: ${rules.createScriptURL(wanted)}`,
    }),
  };
  it.each([
    [ADDRESS, ADDRESS, true],
    [ADDRESS, `${ADDRESS}?attempt=2`, true],
    [ADDRESS, `${ADDRESS}?x`, false],
    [ADDRESS, `${ADDRESS}?attempt=2&x`, false],
    [ADDRESS, 'https://cdn.test/libraries/player02.js', false],
    [ADDRESS, 'https://elsewhere.test/libraries/player01.js', false],
    ['https://cdn.test/libraries/deeper/', 'https://cdn.test/libraries/deeper/', false],
    ['https://cdn.test/scripts/player01.js', 'https://cdn.test/scripts/player01.js', false],
    ['data:text/javascript,//libraries/a.js', 'data:text/javascript,//libraries/a.js', false],
  ])('of %s is the only script, with Trusted Types and without: %s', async (own, address, isMade) => {
    for (const [types, made] of [
      [{ trustedTypes }, `player-library: ${address}`],
      [{}, address],
    ] as const) {
      document.head.replaceChildren();
      const page = { document: { createElement: () => stillScript(), head: document.head }, ...types };
      const loading = makeScriptLibraryLoader(page as unknown as Window, own)(address);
      if (isMade) expect(scripts().map(({ src }) => src)).toEqual([made]);
      else await expect(loading).rejects.toThrow(TypeError);
    }
  });

  it.each(['error', 'load'] as const)(
    'fails, and can be requested again: %s without a library',
    async (event) => {
      const { page, load, finish } = open();
      const loading = load();
      finish(event);
      await expect(loading).rejects.toThrow(ADDRESS);
      expect(scripts()).toEqual([]);
      const again = load();
      expect(scripts()).toHaveLength(1);
      page.jwplayer = library;
      finish('load');
      expect(await again).toBe(library);
    },
  );

  it('is requested at another address while it is not answered, and at its own again afterwards', async () => {
    const { page, load, finish } = open();
    void load();
    const [first] = scripts();
    const again = load();
    expect(scripts().map(({ src }) => src)).toEqual([ADDRESS, `${ADDRESS}?attempt=2`]);
    page.jwplayer = library;
    finish('load');
    first?.dispatchEvent(new Event('load'));
    expect(await again).toBe(library);
    void load();
    expect(scripts().at(-1)?.src).toBe(ADDRESS);
  });
});
