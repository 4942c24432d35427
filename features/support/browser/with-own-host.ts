import type { Page } from 'playwright';
import type { Assembly, Deployment } from '../assembly.ts';
import type { BrowserSession } from './browser-session.ts';
import type { OwnHost } from './own-host.ts';

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
  deployed: () => host.release,
  releaseOfTab: async () =>
    page()
      .locator('meta[name="app-release"]')
      .getAttribute('content', { timeout: 1000 })
      .catch(() => null),
  untilKept: async () => {
    await page().waitForFunction(newestRelease, host.release, { polling: 100 });
  },
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

/** Runs in the page: whether the newest of the app's service workers is installed and belongs to a release. */
async function newestRelease(release: string | null): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration('/app/');
  const newest = registration?.waiting ?? registration?.active;
  if (!newest || registration?.installing) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((answered) => {
    port1.onmessage = ({ data }) => answered(data);
    setTimeout(answered, 1000);
  });
  newest.postMessage('which-release', [port2]);
  return (await answer) === release;
}
