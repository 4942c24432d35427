import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LibraryPlayer, LibrarySetup } from '#adapters/hosted-player/player-library.ts';
import { catalogueCache } from '#mock-server/catalogue/catalogue-cache.ts';
import { createCatalogue } from '#mock-server/catalogue/catalogue.ts';
import { openPlatform } from '#tests/mock-server/open-platform.ts';
import { launchChromium } from '#tools/environment/chromium.mjs';
import { freePort } from '#tools/environment/free-port.ts';
import { contractItem, FILMS } from './contract-items.ts';
import { describePlayerLibrary, type HeardEvent } from './player-library-contract.ts';

/** A page as strict as the app's, which allows the library what the app's host allows it. */
const PAGE = '<!doctype html><div id="place"></div><script src="/libraries/mockplay.js"></script>';
const POLICY =
  "default-src 'self'; media-src 'self' blob:; worker-src blob:; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types hosted-player";

/** What the page has of the player. */
interface PlayerPage extends Window {
  player: LibraryPlayer & {
    on(name: 'all', listener: (name: string, detail: HeardEvent['detail']) => void): void;
  };
  heard: HeardEvent[];
  removed: WeakRef<HTMLVideoElement>;
}

let origin = '';
let server: FastifyInstance;
let browser: Browser;
/** Opened anew by each test. */
let page: Page;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const catalogueOn = catalogueCache((today) => createCatalogue({ origin, today }));
  server = openPlatform({ origin, appOrigin: origin, catalogueOn });
  const headers = { 'content-type': 'text/html', 'content-security-policy': POLICY };
  server.get('/player', (_request, reply) => reply.headers(headers).send(PAGE));
  server.get('/unanswered', () => new Promise(() => undefined));
  const listening = server.listen({ port, host: '127.0.0.1' });
  [browser] = await Promise.all([launchChromium(), listening]);
  page = await browser.newPage({ baseURL: origin });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function openPage(options: LibrarySetup): Promise<void> {
  await page.goto('/player');
  await page.evaluate((given) => {
    const here = window as unknown as PlayerPage;
    const place = document.querySelector<HTMLElement>('#place');
    if (!place || !here.jwplayer) throw new Error('There is no player library');
    here.heard = [];
    here.player = here.jwplayer(place).setup(given) as PlayerPage['player'];
    here.player.on('all', (name, detail) => void here.heard.push({ name, detail }));
  }, options);
}

describePlayerLibrary('of the mock platform, in Chromium', {
  origin: () => origin,
  unanswered: () => `${origin}/unanswered`,
  setUp: async (options) => {
    await openPage(options);
    return {
      call: (method, ...values) =>
        page.evaluate(
          ([name, given]) => {
            const { player } = window as unknown as PlayerPage;
            const methods = player as unknown as Record<string, (...values: readonly unknown[]) => unknown>;
            const value = methods[name]?.(...given);
            return value === player ? undefined : value;
          },
          [method, values] as const,
        ),
      heard: () => page.evaluate(() => (window as unknown as PlayerPage).heard),
      watch: async (seconds) => page.waitForTimeout(seconds * 1000),
      close: async () => {
        await page.goto('about:blank');
      },
    };
  },
});

const openFilm = (autostart: boolean) =>
  openPage({
    ...{ autostart, controls: true, width: '640px', height: '360px', displayErrors: false, cast: {} },
    playlist: [contractItem(origin, FILMS[0])],
  });

describe('the engine of the mock platform’s player, in Chromium', () => {
  it('comes to an end that is sought in the moment in which playback starts', async () => {
    await openFilm(false);
    await page.evaluate(() => {
      const { player } = window as unknown as PlayerPage;
      const seek = () => player.seek(player.getDuration());
      document.querySelector('video')?.addEventListener('playing', seek, { once: true });
      player.play();
    });
    await vi.waitFor(
      async () => {
        const names = await page.evaluate(() =>
          (window as unknown as PlayerPage).heard.map(({ name }) => name),
        );
        expect(names).toContain('complete');
      },
      { timeout: 10_000, interval: 100 },
    );
  });
});

describe('a removed player of the mock platform, in Chromium', () => {
  it('leaves no video behind, though it looked for devices to cast to', async () => {
    await openFilm(true);
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await page.evaluate(() => {
      const here = window as unknown as PlayerPage;
      const video = document.querySelector('video');
      if (video) here.removed = new WeakRef(video);
      here.player.remove();
      here.heard = [];
      Reflect.deleteProperty(here, 'player');
    });
    await vi.waitFor(
      async () => {
        await page.requestGC();
        const isGone = () => (window as unknown as PlayerPage).removed.deref() === undefined;
        expect(await page.evaluate(isGone)).toBe(true);
      },
      { timeout: 20_000, interval: 500 },
    );
  });
});
