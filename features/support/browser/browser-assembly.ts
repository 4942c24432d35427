import type { BrowserContext, Page, Route } from 'playwright';
import { launchChromium } from '../../../tools/environment/chromium.mjs';
import type { Assemblies, Assembly, Layout, PlatformControl } from '../assembly.ts';
import { placeAtAddress } from '../place-at-address.ts';
import { platformAnswer } from '../platform-answer.ts';
import { browserLayout } from './browser-layout.ts';
import { browserDeviceRequests } from './browser-device-requests.ts';
import { browserPlayerControls } from './browser-player-controls.ts';
import { browserPlayerInternals } from './browser-player-internals.ts';
import { browserPlayer } from './browser-player.ts';
import { makeBrowserScreen } from './browser-screen.ts';
import { BrowserSession } from './browser-session.ts';
import { appShows, setAppComes } from './browser-first-screen.ts';
import { browserDownloads } from './browser-downloads.ts';
import { browserSharing } from './browser-sharing.ts';
import { browserStorage } from './browser-storage.ts';
import { browserTextContrast } from './browser-text-contrast.ts';
import { browserTime } from './browser-time.ts';
import { OwnHost } from './own-host.ts';
import { browserInjectedScripts } from './injected-scripts.ts';
import { withOwnHost } from './with-own-host.ts';
import { warmUpAds } from './warm-up-ads.ts';

/** Where the built app and the mock platform are served in this run. */
function origins(): { readonly app: string; readonly platform: string } {
  const { APP_ORIGIN, PLATFORM_ORIGIN } = process.env;
  if (!APP_ORIGIN || !PLATFORM_ORIGIN) throw new Error('Run the scenarios by: npm run features:browser');
  return { app: APP_ORIGIN, platform: PLATFORM_ORIGIN };
}

/** No request leaves the machine: other servers' names do not resolve. */
const ON_THIS_MACHINE = 'MAP * ~NOTFOUND, EXCLUDE localhost';
const resolving = (rules: string): string => `--host-resolver-rules=${rules}, ${ON_THIS_MACHINE}`;

/** A page on the app's origin without the app. */
const emptyPage = (): string => `${origins().app}/app/icon.svg`;

/** What is drawn without a graphics card needs no process of its own, and costs less without one. */
const launchBrowser = (rules: string) => launchChromium(resolving(rules), '--in-process-gpu');

/** Chromium with the built app and real video. */
export async function openBrowser(): Promise<Assemblies> {
  const browser = await launchBrowser('EXCLUDE 127.0.0.1');
  let idle: BrowserSession | null = null;
  /** A browser of its own, so that its connections to the app's host lead to one that a scenario controls. */
  const openWithHost = async (start: Parameters<BrowserSession['begin']>[0]): Promise<Assembly> => {
    const host = await OwnHost.open(origins());
    const own = await launchBrowser(host.rules);
    const session = await BrowserSession.open(own, start);
    const assembly = makeBrowserAssembly(session, start.world, start.now, async () => {
      await own.close();
      await host.close();
    });
    return withOwnHost(assembly, session, host);
  };
  const take = async (start: Parameters<BrowserSession['begin']>[0]): Promise<BrowserSession> => {
    if (!idle || start.canHoldTime) return BrowserSession.open(browser, start);
    const session = idle;
    idle = null;
    await session.begin(start);
    return session;
  };
  const giveBack = async (session: BrowserSession): Promise<void> => {
    const isClear = await session.clear(Object.values(origins()), emptyPage()).catch(() => false);
    if (isClear && !idle) idle = session;
    else await session.context.close();
  };
  return {
    make: async (person, now, { canHoldTime, hasAds, hasServiceWorker }) => {
      if (hasServiceWorker)
        return openWithHost({ world: await makeWorld(person, now), now, canHoldTime, hasServiceWorker });
      if (hasAds && !canHoldTime) {
        const rehearsal = await makeWorld('new', now);
        const session = await take({ world: rehearsal, now, canHoldTime, hasServiceWorker });
        await warmUpAds(session.page, origins().app, platformControl(rehearsal));
        await giveBack(session);
      }
      const world = await makeWorld(person, now);
      const session = await take({ world, now, canHoldTime, hasServiceWorker });
      return makeBrowserAssembly(session, world, now, () => giveBack(session));
    },
    end: () => browser.close(),
  };
}

async function makeWorld(person: string, now: Date): Promise<string> {
  const wanted = { person, now: now.toISOString() };
  const made = await platformControl(undefined).request('POST', '/__mock/worlds', wanted);
  return (made as { world: string }).world;
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

const OWN_CODE = '**/app/assets/*.js';
/** The code that starts the app, after the first screen. */
const APP_CODE = /\/app\/assets\/app-[\w-]{8}\.js/;
/** The first texts of a language. */
const TRANSLATION = '**/app/assets/translation-*.js';

const LONGEST_SCREENSHOT_MS = 10_000;

/** @param end releases the session when the scenario has ended */
function makeBrowserAssembly(
  session: BrowserSession,
  world: string,
  now: Date,
  end: () => Promise<void>,
): Assembly {
  const { app } = origins();
  const { context } = session;
  const page = (): Page => session.page;
  /** Runs a script before the app, from the next page load on. */
  const runFirst = async (content: string): Promise<void> => {
    session.alter();
    await context.addInitScript({ content });
  };
  const pages = browserNavigation(session, app);
  return {
    name: 'browser',
    screen: makeBrowserScreen(page),
    platform: platformControl(world),
    ...playerIn(page, runFirst),
    code: null,
    sharing: browserSharing(page, runFirst, () => session.downloads.at(-1) ?? null),
    downloads: browserDownloads(session),
    ...pages,
    close: async (how) => {
      session.alter();
      if (how === 'crash') await crash(page());
      await page().close();
      await session.openPage();
    },
    setOnline: async (online) => {
      session.alter();
      await context.setOffline(!online);
      await page().waitForFunction((expected) => navigator.onLine === expected, online);
    },
    ...browserTraits(runFirst, context, app),
    ...browserInjectedScripts(page, runFirst),
    ...browserLanguages(session, runFirst),
    setVisibility: (state) => page().evaluate(turnTo, state),
    ...browserStorage({ page, appOrigin: app, emptyPage: emptyPage(), runFirst }),
    ...browserTime(session, now),
    deployment: null,
    layout: layoutOf(session, world, pages.open),
    sentElsewhere: () => session.traffic.elsewhere(),
    ...browserEvidence(session),
    end,
  };
}

/** Where the tab is, and how it gets elsewhere. */
function browserNavigation(
  session: BrowserSession,
  app: string,
): Pick<Assembly, 'open' | 'reload' | 'place' | 'back' | 'forward'> {
  const page = (): Page => session.page;
  const load = async (begin: () => Promise<unknown>) => {
    await begin();
    await appShows(page());
  };
  return {
    open: (path) => load(() => page().goto(`${app}/app${path}`, { waitUntil: 'commit' })),
    reload: () => load(() => page().reload({ waitUntil: 'commit' })),
    place: async () => placeAtAddress(page().url(), app),
    back: async () => {
      await page().goBack({ waitUntil: 'commit' });
    },
    forward: async () => {
      await page().goForward({ waitUntil: 'commit' });
    },
  };
}

/** The player, and the device that it plays on. */
const playerIn = (
  page: () => Page,
  runFirst: (script: string) => Promise<void>,
): Pick<Assembly, 'player' | 'controls' | 'device' | 'internals'> => ({
  player: browserPlayer(page, runFirst),
  controls: browserPlayerControls(page),
  device: browserDeviceRequests(page, runFirst),
  internals: browserPlayerInternals(page, runFirst),
});

/** What went wrong in the page, and what it looks like. */
const browserEvidence = (
  session: BrowserSession,
): Pick<Assembly, 'uncaught' | 'consoleMessages' | 'consoleLines' | 'screenshot'> => ({
  uncaught: () => session.uncaught,
  consoleMessages: () => session.messages,
  consoleLines: () => session.consoleLines,
  screenshot: () => session.page.screenshot({ timeout: LONGEST_SCREENSHOT_MS }),
});

/** Runs in the page. */
function turnTo(visibilityState: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Those which the first texts of a language ask for. */
const refuseLaterTexts = (route: Route): Promise<void> =>
  /\/translation-[^/]*$/.test(route.request().headers()['referer'] ?? '') ? route.abort() : route.fallback();

/** The languages of the person's browser, and whether the app's texts in them arrive. */
const browserLanguages = (
  session: BrowserSession,
  runFirst: (content: string) => Promise<void>,
): Pick<Assembly, 'preferLanguages' | 'withholdTranslations'> => ({
  preferLanguages: (tags) =>
    runFirst(`Object.defineProperty(navigator, 'languages', { value: ${JSON.stringify(tags)} });`),
  withholdTranslations: async (withheld) => {
    session.alter();
    await session.context.unroute(TRANSLATION);
    await session.context.unroute(OWN_CODE, refuseLaterTexts);
    if (withheld === 'all') await session.context.route(TRANSLATION, (route) => route.abort());
    if (withheld === 'later') await session.context.route(OWN_CODE, refuseLaterTexts);
  },
});

/** What is different about the person's browser. */
const browserTraits = (
  runFirst: (content: string) => Promise<void>,
  context: BrowserContext,
  app: string,
): Pick<Assembly, 'sendPrivacySignal' | 'keepBusy' | 'setUserAgent' | 'setCookie'> => ({
  setCookie: async (name, value) => {
    await context.addCookies([{ name, value: encodeURIComponent(value), url: app, sameSite: 'Lax' }]);
  },
  setUserAgent: (userAgent) =>
    runFirst(
      `Object.defineProperty(navigator, 'userAgent', { value: ${JSON.stringify(userAgent)}, configurable: true });`,
    ),
  sendPrivacySignal: ({ name, value }) =>
    runFirst(
      `Object.defineProperty(navigator, '${name}', { value: ${JSON.stringify(value)}, configurable: true });`,
    ),
  keepBusy: () =>
    runFirst(`Object.defineProperty(window, 'requestIdleCallback', { get: () => () => 0, set: () => {} });`),
});

const layoutOf = (session: BrowserSession, world: string, go: (path: string) => Promise<void>): Layout => ({
  ...browserLayout(() => session.page),
  ...browserTextContrast(session),
  ...codeAndTabs(session, go),
  ...connections(session, world),
});

/** Chromium's limit of HTTP/1.1 connections to one host. */
const MOST_CONNECTIONS = 6;

const connections = (
  session: BrowserSession,
  world: string,
): Pick<Layout, 'carrySessionByCookie' | 'occupyConnections' | 'isUnderWay'> => ({
  carrySessionByCookie: () => session.carryByCookie(world, origins()),
  occupyConnections: (path) =>
    session.page.evaluate(
      ({ address, count }) => {
        for (let each = 0; each < count; each++) void fetch(`${address}?${each}`).catch(() => undefined);
      },
      { address: origins().platform + path, count: MOST_CONNECTIONS },
    ),
  isUnderWay: (row) => session.traffic.isUnderWay(row),
});

/** Requests for the app's own code, and the tabs. */
const codeAndTabs = (
  session: BrowserSession,
  go: (path: string) => Promise<void>,
): Pick<
  Layout,
  | 'clearCache'
  | 'withholdCode'
  | 'requestedCode'
  | 'openTab'
  | 'pressInEachTab'
  | 'pressedInEachTab'
  | 'returnToFirstTab'
  | 'openAccountSite'
  | 'slowDown'
  | 'withholdMouse'
> => ({
  withholdCode: async (withheld) => {
    session.alter();
    setAppComes(session.page, withheld === 'no');
    session.releaseCode();
    session.traffic.heldBack = withheld === 'after-first-screen' ? APP_CODE : null;
    if (withheld === 'no') await session.page.unroute(OWN_CODE);
    else if (withheld === 'after-first-screen') {
      const released = new Promise<void>((resolve) => (session.releaseCode = resolve));
      await session.page.route(APP_CODE, (route) => released.then(() => route.continue()));
    } else
      await session.page.route(OWN_CODE, (route) => (withheld === 'failing' ? route.abort() : undefined));
  },
  clearCache: async () => {
    const devtools = await session.context.newCDPSession(session.page);
    await devtools.send('Network.clearBrowserCache');
  },
  slowDown: async (rate) => {
    session.alter();
    const devtools = await session.context.newCDPSession(session.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  },
  withholdMouse: async () => {
    session.alter();
    const devtools = await session.context.newCDPSession(session.page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  },
  requestedCode: () => session.traffic.code(),
  openTab: async (path) => {
    session.alter();
    await session.openPage();
    await go(path);
  },
  ...allTabs(session),
  openAccountSite: async (path) => {
    await session.page.goto(origins().platform + path, { waitUntil: 'commit' });
  },
  returnToFirstTab: async () => {
    const [first] = session.context.pages();
    if (!first) throw new Error('No tab is open');
    session.page = first;
    await first.bringToFront();
  },
});

const allTabs = (session: BrowserSession): Pick<Layout, 'pressInEachTab' | 'pressedInEachTab'> => ({
  pressInEachTab: async (name) => {
    const tabs = session.context.pages();
    await Promise.all(
      tabs.map((tab, nth) =>
        tab
          .getByRole('main')
          .getByRole('button', { name, exact: true })
          .evaluate(pressAtOnce, { moment: Date.now() + UNTIL_ALL_TABS_PRESS_MS, times: nth + 2 }),
      ),
    );
  },
  pressedInEachTab: (name) =>
    Promise.all(
      session.context.pages().map(async (tab) => {
        const toggle = tab.getByRole('main').getByRole('button', { name, exact: true });
        return (await toggle.getAttribute('aria-pressed')) === 'true';
      }),
    ),
});

/** How long it takes until every tab knows when to press, in milliseconds. */
const UNTIL_ALL_TABS_PRESS_MS = 300;

/** Presses in the page from a moment of the machine on, with hardly any time between the presses. */
async function pressAtOnce(
  toggle: SVGElement | HTMLElement,
  { moment, times }: { readonly moment: number; readonly times: number },
): Promise<void> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const { timeOrigin } = performance;
  await wait(moment - timeOrigin - performance.now());
  for (let pressed = 0; pressed < times; pressed += 1) {
    if (toggle instanceof HTMLElement) toggle.click();
    await wait(5);
  }
}

/** Ends the page's process, as a crash would. */
async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}
