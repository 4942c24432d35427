import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Assembly, Deployment } from '../assembly.ts';
import type { BrowserSession } from './browser-session.ts';
import type { OwnHost } from './own-host.ts';

/** How often, and at which intervals in milliseconds, it is looked whether files are kept. */
const MOST_LOOKS = 300;
const BETWEEN_LOOKS_MS = 150;

/** An assembly whose app has its service worker and a host of its own, which is out of reach while the person is offline. */
export const withOwnHost = (assembly: Assembly, session: BrowserSession, host: OwnHost): Assembly => ({
  ...assembly,
  setOnline: async (online) => {
    await host.setReachable(online);
    await assembly.setOnline(online);
  },
  deployment: deploymentOn(host, () => session.page),
});

const deploymentOn = (host: OwnHost, page: () => Page): Deployment => ({
  deployNewRelease: () => host.deployNext(),
  withdrawReleases: () => host.withdraw(),
  findReleaseWhileBusy: () => page().evaluate(updateWhileBusy),
  deployed: () => host.release,
  releaseOfTab: async () =>
    page()
      .locator('meta[name="app-release"]')
      .getAttribute('content', { timeout: 1000 })
      .catch(() => null),
  keep: async () => {
    const tab = await page().context().newPage();
    await tab.goto(new URL('/app/icon.svg', page().url()).href);
    await tab.evaluate(register);
    await tab.close();
    await untilRelease(host.release, page, 'active');
    // What a start without a connection begins with: the app stores it once the page has rested.
    await page().waitForFunction(() => localStorage.getItem('last-start') !== null);
  },
  untilKept: () => untilRelease(host.release, page, 'newest'),
  untilServing: () => untilRelease(host.release, page, 'active'),
  hasServiceWorker: () =>
    page().evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0),
  cachedAddresses: () =>
    page().evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => url);
    }),
  installabilityErrors: async () => {
    const devtools = await page().context().newCDPSession(page());
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    return installabilityErrors.map(({ errorId }) => errorId);
  },
  manifest: async () => {
    const devtools = await page().context().newCDPSession(page());
    const { data, errors } = await devtools.send('Page.getAppManifest');
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return JSON.parse(data ?? 'null') as Record<string, unknown>;
  },
});

async function untilRelease(
  release: string | null,
  page: () => Page,
  which: 'newest' | 'active',
): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    if (release !== null && (await page().evaluate(releaseOf, which)) === release) return;
    await pause(BETWEEN_LOOKS_MS);
  }
  throw new Error(`The ${which} release of this browser is not ${release}`);
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
}

/** Runs in a page on the app's origin that has none of its code. The host lets only the app's policies name scripts. */
async function register(): Promise<void> {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('app-service-worker', {
    createScriptURL: () => '/app/service-worker.js',
  });
  if (!policy) throw new Error('This browser has no Trusted Types');
  await navigator.serviceWorker.register(policy.createScriptURL(''), {
    scope: '/app/',
    updateViaCache: 'none',
  });
}

/** Runs in the page: enough requests that one always meets the present service worker while another one is to replace it. */
async function updateWhileBusy(): Promise<void> {
  const requests = setInterval(() => void fetch(`/app/icon.svg?${Math.random()}`).catch(() => undefined), 5);
  const registration = await navigator.serviceWorker.getRegistration('/app/');
  await registration?.update();
  await new Promise((later) => setTimeout(later, 3000));
  clearInterval(requests);
}

/** Runs in the page: the release of one of the app's service workers; null while one is being installed. */
async function releaseOf(which: 'newest' | 'active'): Promise<unknown> {
  const registration = await navigator.serviceWorker.getRegistration('/app/');
  const newest = which === 'newest' ? (registration?.waiting ?? registration?.active) : registration?.active;
  if (!newest || newest.state === 'activating' || registration?.installing) return null;
  // A question would keep the worker busy that is to be replaced.
  if (which === 'active' && registration?.waiting) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((answered) => {
    port1.onmessage = ({ data }) => answered(data);
    setTimeout(answered, 1000);
  });
  newest.postMessage('which-release', [port2]);
  return answer;
}
