import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../../tools/chromium.mjs';
import type { Assemblies, Assembly, PlatformControl } from '../assembly.ts';
import { placeAt } from '../place.ts';
import { platformAnswer } from '../platform-answer.ts';
import { NOTE_DIALOG_MOTIONS } from './browser-dialog-motions.ts';
import { browserLayout } from './browser-layout.ts';
import { browserPlayerInsides, WATCH_DEVICE } from './browser-player-insides.ts';
import { browserPlayer } from './browser-player.ts';
import { makeBrowserScreen } from './browser-screen.ts';
import { browserSharing } from './browser-sharing.ts';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;
const OWN_CODE = /\/app\/assets\/([^/?]+\.js)/;

/** What goes on between a person's tabs and the servers. */
interface Traffic {
  underWay: number;
  readonly code: string[];
}

/** Where the built app and the mock platform are served for this run. */
function origins(): { readonly app: string; readonly platform: string } {
  const { APP_ORIGIN, PLATFORM_ORIGIN } = process.env;
  if (!APP_ORIGIN || !PLATFORM_ORIGIN) throw new Error('Run the scenarios by: npm run features:browser');
  return { app: APP_ORIGIN, platform: PLATFORM_ORIGIN };
}

/** Chromium, with the built app and real video before it. */
export async function openBrowser(): Promise<Assemblies> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
  return {
    make: async (person, now) => {
      const platform = platformControl(undefined);
      const { world } = (await platform.request('POST', '/__mock/worlds', {
        person,
        now: now.toISOString(),
      })) as {
        world: string;
      };
      return makeBrowserAssembly(browser, world, now);
    },
    end: () => browser.close(),
  };
}

function platformControl(world: string | undefined): PlatformControl {
  return {
    request: async (method, path, body) => {
      const answer = await fetch(origins().platform + path, {
        method,
        headers: {
          ...(world && { 'x-mock-world': world }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
      return platformAnswer(text);
    },
  };
}

/** As browsers that are set to keep nothing do. */
const REFUSE_STORAGE = `Object.defineProperty(window, 'localStorage', {
  get: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});`;

async function makeBrowserAssembly(browser: Browser, world: string, now: Date): Promise<Assembly> {
  const { app } = origins();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'x-mock-world': world },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  let time = now.getTime();
  let isTimeHeld = false;
  await context.clock.setFixedTime(time);
  await context.addInitScript({ content: NOTE_DIALOG_MOTIONS });
  await context.addInitScript({ content: WATCH_DEVICE });
  const uncaught: string[] = [];
  const told: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') told.push(message.text());
  });
  const traffic: Traffic = { underWay: 0, code: [] };
  let page = await openPage(context, uncaught, traffic);
  const go = async (path: string) => {
    await page.goto(`${app}/app${path}`, { waitUntil: 'commit' });
  };
  const onAppOrigin = async () => {
    if (page.url() === 'about:blank') await page.goto(`${app}/app/icon.svg`);
  };

  return {
    name: 'browser',
    screen: makeBrowserScreen(() => page),
    platform: platformControl(world),
    player: browserPlayer(() => page),
    insides: browserPlayerInsides(() => page),
    code: null,
    sharing: browserSharing(context, () => page),
    open: go,
    reload: async () => {
      await page.reload({ waitUntil: 'commit' });
    },
    close: async (how) => {
      if (how === 'crash') await crash(page);
      await page.close();
      page = await openPage(context, uncaught, traffic);
    },
    place: async () => placeAt(page.url(), app),
    back: async () => {
      await page.goBack({ waitUntil: 'commit' });
    },
    setOnline: async (online) => {
      await context.setOffline(!online);
      await page.waitForFunction((expected) => navigator.onLine === expected, online);
    },
    sendPrivacySignal: async ({ name, value }) => {
      await context.addInitScript(
        ([property, said]) => Object.defineProperty(navigator, property, { value: said, configurable: true }),
        [name, value] as const,
      );
    },
    refuseStorage: async () => {
      await context.addInitScript({ content: REFUSE_STORAGE });
    },
    turn: (state) =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state),
    stored: async () => {
      await onAppOrigin();
      return JSON.parse(await page.evaluate(() => JSON.stringify(localStorage))) as Record<string, string>;
    },
    kept: async () => {
      // The account site, where one may be by now, keeps things of its own.
      await page.goto(`${app}/app/icon.svg`);
      return page.evaluate(async () => {
        const stores = [localStorage, sessionStorage].flatMap((store) =>
          Object.entries(JSON.parse(JSON.stringify(store)) as Record<string, string>),
        );
        const databases = await indexedDB.databases();
        return [
          ...stores.map((entry) => entry.join(': ')),
          ...document.cookie.split('; '),
          ...databases.map(({ name }) => name ?? ''),
        ];
      });
    },
    store: async (key, value) => {
      await onAppOrigin();
      await page.evaluate(
        ([name, content]: readonly [string, string]) => {
          localStorage.setItem(name, content);
        },
        [key, value] as const,
      );
    },
    wait: (length) => (isTimeHeld ? page.clock.runFor(length) : wait(length)),
    holdTime: async () => {
      isTimeHeld = true;
      await page.clock.pauseAt(time);
    },
    setTime: async (moment) => {
      time = moment.getTime();
      await context.clock.setFixedTime(time);
    },
    setTimeZone: async (timezoneId) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setTimezoneOverride', { timezoneId });
    },
    passTime: async (length) => {
      time += length;
      await context.clock.setFixedTime(time);
    },
    layout: {
      ...browserLayout(() => page),
      codeAskedFor: () => traffic.code,
      openTab: async (path) => {
        page = await openPage(context, uncaught, traffic);
        await go(path);
      },
      returnToFirstTab: async () => {
        const [first] = context.pages();
        if (!first) throw new Error('No tab is open');
        page = first;
        await page.bringToFront();
      },
    },
    eventually: async (check) => {
      for (const since = Date.now(); ;) {
        try {
          return await check();
        } catch (failure) {
          if (Date.now() - since > PATIENCE_MS) throw failure;
          // What is due at once is due while time stands still, too.
          if (isTimeHeld) await page.clock.runFor(0);
          await wait(PAUSE_MS);
        }
      }
    },
    settle: async () => {
      const until = Date.now() + PATIENCE_MS;
      let before = -1;
      for (let quiet = 0; quiet < 6 && Date.now() < until;) {
        await wait(PAUSE_MS);
        const now = await elements(page);
        quiet = traffic.underWay === 0 && now === before ? quiet + 1 : 0;
        before = now;
      }
    },
    uncaught: () => uncaught,
    told: () => told,
    end: () => context.close(),
  };
}

/** How many elements a page has now; none while it goes elsewhere. */
function elements(page: Page): Promise<number> {
  return page.evaluate(() => document.getElementsByTagName('*').length).catch(() => NaN);
}

async function openPage(context: BrowserContext, uncaught: string[], traffic: Traffic): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => uncaught.push(error.stack ?? error.message));
  page.on('request', (request) => {
    traffic.underWay += 1;
    const [, file] = OWN_CODE.exec(request.url()) ?? [];
    if (file) traffic.code.push(file);
  });
  const ended = (): void => {
    traffic.underWay -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return page;
}

/** Ends the page's process, as a crash would. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}
