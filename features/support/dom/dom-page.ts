import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '@sinonjs/fake-timers';
import type { PlayerLibrary } from '#adapters/hosted-player/player-library.ts';
import type { Assembly, Place, WithheldTranslations } from '../assembly.ts';
import { placeAtAddress } from '../place-at-address.ts';
import type { ErrorLog } from './error-log.ts';
import type { InProcessNetwork } from './in-process-fetch.ts';
import { makeInjectedScripts } from './injected-scripts.ts';
import type { SharedByTabs } from './shared-by-tabs.ts';
import { letItSettle, settle } from './simulated-time.ts';
import { openTab, type BrowserTab } from './simulated-window.ts';
import { startInTab, type StartedApp } from './start-in-tab.ts';

/** The current page, which exists once it has been opened. */
export interface DomPage extends Pick<
  Assembly,
  | 'open'
  | 'reload'
  | 'close'
  | 'place'
  | 'back'
  | 'forward'
  | 'setVisibility'
  | 'sendPrivacySignal'
  | 'keepBusy'
  | 'setUserAgent'
  | 'setCookie'
  | 'runBefore'
  | 'valueOf'
  | 'failUnhandled'
  | 'preferLanguages'
  | 'withholdTranslations'
> {
  /** Ends the page immediately, whatever it is doing. */
  cutOff(how: 'left' | 'killed'): Promise<void>;
  /** Resolves when a page that reloads itself has loaded. */
  readonly arriving: () => Promise<void>;
  isOpen(): boolean;
  /** `tab` and `app` throw if no page is open. */
  tab(): BrowserTab;
  app(): StartedApp;
}

interface DomPageOptions {
  /** The app's origin, without a path. */
  readonly origin: string;
  readonly network: InProcessNetwork;
  readonly shared: SharedByTabs;
  readonly clock: Clock;
  readonly library: PlayerLibrary;
  readonly errors: ErrorLog;
  /** Adds the features of the person's device to a page. */
  readonly onTab: (window: Window) => void;
}

interface StartOptions extends DomPageOptions {
  readonly withheldTranslations: WithheldTranslations;
}

interface OpenPage {
  readonly tab: BrowserTab;
  readonly app: StartedApp;
  /** Cuts the page off from the network. */
  readonly cut: () => void;
}

export function makeDomPage(options: DomPageOptions): DomPage {
  const { origin, network, shared, clock } = options;
  const { apply, ...traits } = makeBrowserTraits();
  const { begin: runScripts, end: endScripts, ...scripts } = makeInjectedScripts(() => present().tab);
  let withheldTranslations: WithheldTranslations = 'none';
  let page: OpenPage | null = null;
  let arriving = Promise.resolve();
  const present = (): OpenPage => {
    if (!page) throw new Error('No page is open');
    return page;
  };

  /** A crash gives the page no notice: what the app has yet to store or send is lost. */
  const close = async (how: 'orderly' | 'crash') => {
    if (!page) return;
    if (how === 'orderly') {
      page.tab.window.dispatchEvent(new Event('pagehide'));
      await settle(clock, network);
    }
    network.setOnline(false);
    await end();
    network.setOnline(true);
  };

  const end = async () => {
    const ended = page;
    page = null;
    if (ended) await endPage(ended, clock);
    endScripts();
  };

  const open = async (path: string) => {
    const before = page?.tab;
    await close('orderly');
    const tab = openTab(`${origin}/app${path}`, shared, (address) => {
      arriving = load(new URL(address));
    });
    apply(tab, before);
    runScripts();
    page = await startInIsolation(tab, { ...options, withheldTranslations });
  };

  const load = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
    open(pathname.replace(/^\/app/, '') + search);

  return {
    open,
    reload: () => load(present().tab.window.location),
    close,
    cutOff: async (how) => {
      if (how === 'left') page?.tab.window.dispatchEvent(new Event('pagehide'));
      await end();
    },
    place: async () => placeOf(present().tab, origin),
    back: async () => present().tab.window.history.back(),
    forward: async () => present().tab.window.history.forward(),
    setVisibility: async (state) => turnTo(present().tab, state),
    ...traits,
    withholdTranslations: async (withheld) => void (withheldTranslations = withheld),
    arriving: () => arriving,
    ...scripts,
    isOpen: () => page !== null,
    tab: () => present().tab,
    app: () => present().app,
  };
}

/** What is different about the person's browser, from the next page load on. */
function makeBrowserTraits(): Pick<
  Assembly,
  'sendPrivacySignal' | 'keepBusy' | 'setUserAgent' | 'setCookie' | 'preferLanguages'
> & {
  /** @param before the page that the tab showed last, unless it was closed */
  readonly apply: (tab: BrowserTab, before: BrowserTab | undefined) => void;
} {
  const windowHas = new Map<string, unknown>();
  const navigatorHas = new Map<string, unknown>();
  const cookies = new Map<string, string>();
  return {
    sendPrivacySignal: async ({ name, value }) => void navigatorHas.set(name, value),
    setUserAgent: async (userAgent) => void navigatorHas.set('userAgent', userAgent),
    preferLanguages: async (tags) => void navigatorHas.set('languages', tags),
    setCookie: async (name, value) => void cookies.set(name, value),
    keepBusy: async () => void windowHas.set('requestIdleCallback', () => 0),
    apply: (tab, before) => {
      const { window } = tab;
      if (before) keepOfTab(before, tab);
      navigatorHas.forEach((value, name) => define(window.navigator, name, value));
      windowHas.forEach((value, name) => define(window, name, value));
      cookies.forEach((value, name) => {
        window.document.cookie = `${name}=${encodeURIComponent(value)}; Path=/`;
      });
    },
  };
}

/** What a tab keeps lasts until it is closed. */
function keepOfTab({ window: before }: BrowserTab, { window: now }: BrowserTab): void {
  for (let at = 0; at < before.sessionStorage.length; at++) {
    const key = before.sessionStorage.key(at) ?? '';
    now.sessionStorage.setItem(key, before.sessionStorage.getItem(key) ?? '');
  }
}

const placeOf = (tab: BrowserTab, origin: string): Place =>
  placeAtAddress(tab.leftFor() ?? tab.window.location.href, origin);

function turnTo({ window: { document } }: BrowserTab, state: 'hidden' | 'visible'): void {
  define(document, 'visibilityState', state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** Starts the app in a tab with requests of its own, which can be cut off once the page is gone. */
async function startInIsolation(
  tab: BrowserTab,
  { network, library, errors, onTab, withheldTranslations }: StartOptions,
): Promise<OpenPage> {
  tab.window.addEventListener('error', ({ error, message }) => errors.noteUncaught(error ?? message));
  onTab(tab.window);
  const { fetch, cut } = network.ofPage();
  const app = await startInTab(
    tab,
    { fetch, library, platformDefaults: network.platformDefaults, withheldTranslations },
    {
      uncaught: errors.noteUncaught,
      caught: errors.noteCaught,
    },
  );
  return { tab, app, cut };
}

/** From now on the page reaches neither storage nor network. */
async function endPage({ tab, app, cut }: OpenPage, clock: Clock): Promise<void> {
  tab.detach();
  cut();
  await letItSettle(app.started, clock);
  app.end();
  await nextTurn();
  await tab.close();
}
