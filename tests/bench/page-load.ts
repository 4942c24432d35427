import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { DevtoolsBrowser, Send } from './devtools-browser.ts';
import type { World } from './product.ts';

/** How a page loaded; times in milliseconds since the start of the navigation. */
export interface PageLoad {
  readonly firstContent: number;
  readonly largestContent: number;
  /** When the hero's picture had loaded and a frame had been drawn with it. */
  readonly heroVisible: number;
  /** When text and links were rendered and a frame had been drawn with them. */
  readonly screenVisible: number;
  /** When a card of a list was rendered and a frame had been drawn with it; 0 on a page without cards. */
  readonly cardVisible: number;
  /** Tasks of more than 50 ms, each in milliseconds. */
  readonly longTasks: readonly number[];
  /** The sum of all layout shifts: at least as high as the score that browsers report. */
  readonly shift: number;
  readonly requests: readonly PageRequest[];
}

export interface PageRequest {
  readonly address: string;
  readonly startedAt: number;
}

const OBSERVER = readFileSync(new URL('./in-page/observe-load.js', import.meta.url), 'utf8');
const IS_VISIBLE =
  '(({ heroVisible, screenVisible }) => heroVisible > 0 && screenVisible > 0)(window.pageLoad ?? {})';
/** Of a page whose content is the member's own. */
const OWN_OBSERVER = readFileSync(new URL('./in-page/observe-own-content.js', import.meta.url), 'utf8');
/** A number, a time or a week of the member; what has none yet is still loading. */
export const OWN_CONTENT = 'main :is(dd, time, summary):not(:empty)';
const READ = `({
  ...window.pageLoad,
  requests: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ address: name, startedAt: startTime })),
})`;
/** Seldom enough not to disturb the page; it notes its own times. */
const LOOK_EVERY_MS = 500;
const PATIENCE_MS = 30_000;
/** What happens in this time after that counts too, unless told otherwise. */
export const AFTERWARDS_MS = 2500;
/** By then a page has stored what its next visit needs. */
const STORED_AFTER_MS = 5000;
/** The screen of a phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The conditions under which a page loads. */
export interface Conditions {
  /** By how much the page's processor is slower than the machine's. */
  readonly cpuSlowdown: number;
  /** Whether the network is as slow as Lighthouse assumes for a phone. */
  readonly slowNetwork: boolean;
  readonly afterwardsMs?: number;
}

/** How slow a slow processor is. */
export const CPU_SLOWDOWN = 4;

export const UNHINDERED: Conditions = { cpuSlowdown: 1, slowNetwork: false };

/** 150 ms round trip, 1.6 Mbit/s download and 0.75 Mbit/s upload. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A page to open, and what to find out about it. */
export interface Visit extends Conditions {
  readonly address: string;
  /** Whether the page has been opened before, with enough time to store itself. */
  readonly isSecond?: boolean;
  /** The world in which the page is opened; without one, it is opened as a visitor. */
  readonly world?: World;
  readonly screen: Pick<typeof PHONE, 'viewport'> & Partial<typeof PHONE>;
  /** Runs in the page before its own code. */
  readonly observer: string;
  /** An expression that is true once everything has become visible. */
  readonly isVisible: string;
  /** The expression that is returned. */
  readonly read: string;
}

const visitOf = (address: string, conditions: Conditions): Visit => ({
  ...{ ...conditions, address },
  screen: PHONE,
  observer: OBSERVER,
  isVisible: IS_VISIBLE,
  read: READ,
});

/** Opens a page on a phone's screen, with nothing cached. */
export const loadPage = (
  browser: DevtoolsBrowser,
  address: string,
  conditions: Conditions,
): Promise<PageLoad> => visitPage(browser, visitOf(address, conditions));

/** Opens a page on a phone's screen that has been opened there before, without any slowness. */
export const loadPageAgain = (
  browser: DevtoolsBrowser,
  address: string,
  conditions: Conditions,
): Promise<PageLoad> => visitPage(browser, { ...visitOf(address, conditions), isSecond: true });

/** How a page loaded whose content is the member's own. */
export interface OwnPageLoad extends PageLoad {
  /** When the first number, time or week of the member was rendered and a frame had been drawn with it. */
  readonly ownVisible: number;
}

/** Opens a page of a member on a phone's screen, with nothing cached. */
export const loadOwnPage = (
  browser: DevtoolsBrowser,
  { address, world }: { readonly address: string; readonly world: World },
  conditions: Conditions,
): Promise<OwnPageLoad> =>
  visitPage(browser, {
    ...{ ...conditions, address, world },
    screen: PHONE,
    observer: `${OBSERVER} window.ownContent = ${JSON.stringify(OWN_CONTENT)}; ${OWN_OBSERVER}`,
    isVisible: 'window.pageLoad?.ownVisible > 0',
    read: READ,
  });

/** Opens a page with nothing cached, unless it is a second visit, and evaluates an expression a while after it has become visible. */
export const visitPage = <Value>(browser: DevtoolsBrowser, visit: Visit): Promise<Value> =>
  browser.onPage(async (send) => {
    const { viewport, deviceScaleFactor = 1, isMobile = false, hasTouch = false } = visit.screen;
    await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
    await send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
    if (visit.world) await send('Network.setCookie', { ...visit.world, url: visit.address });
    await send('Page.enable');
    await send('Page.addScriptToEvaluateOnNewDocument', { source: visit.observer });
    if (visit.isSecond) {
      await showPage(send, visit);
      await wait(STORED_AFTER_MS);
      await send('Page.navigate', { url: 'about:blank' });
    }
    await send('Emulation.setCPUThrottlingRate', { rate: visit.cpuSlowdown });
    if (visit.slowNetwork) {
      await send('Network.enable');
      await send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    await showPage(send, visit);
    await wait(visit.afterwardsMs ?? AFTERWARDS_MS);
    return evaluate<Value>(send, visit.read);
  });

async function showPage(send: Send, { address, isVisible }: Visit): Promise<void> {
  await send('Page.navigate', { url: address });
  for (let waited = 0; !(await evaluate<boolean>(send, isVisible)); waited += LOOK_EVERY_MS) {
    if (waited > PATIENCE_MS) throw new Error(`${address} does not become visible`);
    await wait(LOOK_EVERY_MS);
  }
}

async function evaluate<Value>(send: Send, expression: string): Promise<Value> {
  const { result } = (await send('Runtime.evaluate', { expression, returnByValue: true })) as {
    readonly result: { readonly value: Value };
  };
  return result.value;
}
