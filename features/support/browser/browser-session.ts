import type { Browser, BrowserContext, Download, Page } from 'playwright';
import { WORLD_COOKIE, WORLD_HEADER } from '#mock-server/worlds/world-of-request.ts';
import { NOTE_DIALOG_MOTIONS } from './browser-dialog-motions.ts';
import { WATCH_DEVICE } from './browser-device-requests.ts';
import { NOTE_FRAMES, USE_FRAMES } from './held-time.ts';
import { isPolicyViolation, LOG_VIOLATIONS } from './policy-violations.ts';
import { setDateOffset, SHIFT_DATE } from './shifted-date.ts';
import { Traffic } from './traffic.ts';

const WINDOW = { width: 1280, height: 800 };

/** Makes the page one of a browser without service workers: nothing of one scenario is kept for the next. */
const WITHOUT_SERVICE_WORKER = 'delete Navigator.prototype.serviceWorker;';

/** The initial state of a session. `canHoldTime` cannot be changed later. */
export interface SessionStart {
  readonly world: string;
  readonly now: Date;
  /** Whether time can be held in it. */
  readonly canHoldTime: boolean;
  /** Whether the browser has service workers; cannot be changed later either. */
  readonly hasServiceWorker: boolean;
}

/**
 * A Chromium context with a tab. It is reused from one scenario to the next, with what it has cached, until a
 * scenario alters it permanently.
 */
export class BrowserSession {
  page!: Page;
  uncaught: string[] = [];
  messages: string[] = [];
  consoleLines: string[] = [];
  downloads: Download[] = [];
  readonly traffic: Traffic;
  /** Lets the requests for code go on that wait. */
  releaseCode = (): void => undefined;
  #isAltered = false;

  private constructor(
    readonly context: BrowserContext,
    private readonly canHoldTime: boolean,
  ) {
    this.traffic = new Traffic(context);
    context.on('console', (message) => {
      this.consoleLines.push(`[${message.type()}] ${message.text()}`);
      if (message.type() === 'warning' || message.type() === 'error') this.messages.push(message.text());
      if (isPolicyViolation(message)) this.uncaught.push(message.text());
    });
    context.on('page', (page) => page.on('download', (download) => this.downloads.push(download)));
    context.on('weberror', (failure) => {
      const error = failure.error();
      this.uncaught.push(error.stack ?? error.message);
      this.consoleLines.push(`[uncaught] ${error.stack ?? error.message}`);
    });
  }

  static async open(browser: Browser, start: SessionStart): Promise<BrowserSession> {
    const context = await browser.newContext({
      viewport: WINDOW,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript({ content: NOTE_DIALOG_MOTIONS });
    await context.addInitScript({ content: WATCH_DEVICE });
    await context.addInitScript({ content: LOG_VIOLATIONS });
    await context.addInitScript({ content: start.canHoldTime ? NOTE_FRAMES : SHIFT_DATE });
    if (!start.hasServiceWorker) await context.addInitScript({ content: WITHOUT_SERVICE_WORKER });
    const session = new BrowserSession(context, start.canHoldTime);
    if (start.canHoldTime || start.hasServiceWorker) session.alter();
    await session.openPage();
    await session.begin(start);
    return session;
  }

  /** Begins a scenario. */
  async begin({ world, now }: SessionStart): Promise<void> {
    this.uncaught = [];
    this.messages = [];
    this.consoleLines = [];
    this.downloads = [];
    this.traffic.clear();
    await this.context.setExtraHTTPHeaders({ [WORLD_HEADER]: world });
    await this.setTime(now);
  }

  /** Opens a tab, which is the current one from then on. */
  async openPage(): Promise<void> {
    this.page = await this.context.newPage();
  }

  /** Time continues from this moment; if it can be held, it stands still there. */
  async setTime(moment: Date): Promise<void> {
    if (this.canHoldTime) {
      await this.context.clock.setFixedTime(moment);
      return this.#runInPages(USE_FRAMES);
    }
    await this.#runInPages(setDateOffset(moment.getTime() - Date.now()));
  }

  /** Runs a script now, and in each further page before its own scripts. */
  async #runInPages(content: string): Promise<void> {
    await this.context.addInitScript({ content });
    await Promise.all(this.context.pages().map((page) => page.evaluate(content)));
  }

  /** From now on requests to the platform, also by way of the app's host, name their world by a cookie, as far as one is sent. */
  async carryByCookie(world: string, { app, platform }: { app: string; platform: string }): Promise<void> {
    this.alter();
    await this.context.addCookies([
      { name: WORLD_COOKIE, value: world, url: platform, httpOnly: true, sameSite: 'Lax' },
    ]);
    for (const addresses of [`${platform}/**`, `${app}/api/**`]) {
      await this.context.route(addresses, async (route) => {
        const headers = Object.entries(await route.request().allHeaders());
        await route.continue({
          headers: Object.fromEntries(headers.filter(([name]) => name !== WORLD_HEADER)),
        });
      });
    }
  }

  /** From now on the context differs from a new one, and closes at the end of its scenario. */
  alter(): void {
    this.#isAltered = true;
  }

  /** Removes everything that a scenario left except the cache; false if that is impossible. */
  async clear(origins: readonly string[], emptyPage: string): Promise<boolean> {
    if (this.#isAltered) return false;
    const { page, context } = this;
    await page.goto(emptyPage);
    await page.evaluate(() => sessionStorage.clear());
    const devtools = await context.newCDPSession(page);
    for (const origin of origins) {
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    }
    await devtools.send('Page.resetNavigationHistory');
    await devtools.detach();
    await context.clearCookies();
    await page.setViewportSize(WINDOW);
    await page.emulateMedia({ reducedMotion: null, contrast: null, forcedColors: null });
    return true;
  }
}
