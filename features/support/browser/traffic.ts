import type { BrowserContext, Page, Request } from 'playwright';
import type { SentElsewhere } from '../assembly.ts';

const OWN_CODE = /\/app\/assets\/([^/?]+\.js)/;

/** Where the app's host and the platform are in a run. */
const OWN_HOSTS = ['localhost', '127.0.0.1'];

/** The requests between a person's tabs and the servers. */
export class Traffic {
  readonly #underWay = new Set<Request>();
  /** What a scenario holds back. */
  heldBack: RegExp | null = null;
  #code: string[] = [];
  #elsewhere: SentElsewhere[] = [];

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      // A service worker's requests belong to no tab.
      if (request.serviceWorker()) return;
      this.#underWay.add(request);
      const [, file] = OWN_CODE.exec(request.url()) ?? [];
      if (file) this.#code.push(file);
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && !OWN_HOSTS.includes(hostname))
        this.#elsewhere.push({ address: request.url(), body: request.postData() });
    });
    context.on('requestfinished', (request) => this.#underWay.delete(request));
    context.on('requestfailed', (request) => this.#underWay.delete(request));
    context.on('page', (page) => {
      page.on('close', () => this.#drop(page));
      page.on('crash', () => this.#drop(page));
    });
    context.on('response', (response) => {
      if (response.request().isNavigationRequest()) this.#leavePage(response.request());
    });
  }

  /** The addresses of the requests in flight, without those that a scenario holds back. */
  underWay(): readonly string[] {
    return [...this.#underWay]
      .map((request) => request.url())
      .filter((address) => !this.heldBack?.test(address));
  }

  /** Whether a request of a row of the endpoint table is in flight. */
  isUnderWay(row: string): boolean {
    const [method, path = ''] = row.split(' ');
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    return [...this.#underWay].some(
      (request) => request.method() === method && pattern.test(new URL(request.url()).pathname),
    );
  }

  /** The files of the app's own code that have been requested so far. */
  code(): readonly string[] {
    return this.#code;
  }

  /** The requests to servers outside this machine. */
  elsewhere(): readonly SentElsewhere[] {
    return this.#elsewhere;
  }

  clear(): void {
    this.#underWay.clear();
    this.heldBack = null;
    this.#elsewhere = [];
    this.#code = [];
  }

  /** Playwright does not report the end of requests of a closed or crashed page. */
  #drop(page: Page): void {
    for (const request of this.#underWay) {
      if (request.frame().page() === page) this.#underWay.delete(request);
    }
  }

  /** Nor does it report the end of requests that a page sent before it was left. */
  #leavePage(navigation: Request): void {
    for (const request of this.#underWay) {
      if (request === navigation) return;
      if (request.frame().page() === navigation.frame().page()) this.#underWay.delete(request);
    }
  }
}
