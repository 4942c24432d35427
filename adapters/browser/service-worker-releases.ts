import { BehaviorSubject } from 'rxjs';
import { observableStateOf } from '#application/observable-state.ts';
import type { AppReleases } from '#application/ports/app-releases.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import type { WorkerMessage } from '#domain/releases/worker-message.ts';
import { SECOND_MS } from '#domain/time/milliseconds.ts';
import { untilIdle } from './until-idle.ts';

const WORKER = `${BASE_PATH}/service-worker.js`;
const SCOPE = `${BASE_PATH}/`;

/** How long a service worker may take to answer, or to take over, in milliseconds. */
const WORKER_WAIT_MS = 3 * SECOND_MS;

/**
 * Releases with a service worker each. The page names its own release, and each worker that arrives while the page is open is
 * asked for its release: another one than the page's is newer. A worker of the page's own release that waits for older tabs to
 * close is told not to: it has the files of the release before for them.
 */
export function makeServiceWorkerReleases(window: Window): AppReleases {
  const isNewerReady$ = new BehaviorSubject(false);
  const workers = (window.navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;
  const ownRelease = releaseOf(window.document);
  let registration: ServiceWorkerRegistration | null = null;

  const consider = async (worker: ServiceWorker | null): Promise<void> => {
    const release = worker && (await releaseAskedOf(worker));
    if (!release) return;
    if (release !== ownRelease) isNewerReady$.next(true);
    else if (worker === registration?.waiting) send(worker, 'activate');
  };

  const begin = async (container: ServiceWorkerContainer): Promise<void> => {
    await untilIdle(window);
    const registered = await container.register(scriptAddress(window) as string, {
      scope: SCOPE,
      updateViaCache: 'none',
    });
    registration = registered;
    const watch = (worker: ServiceWorker | null): void =>
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') void consider(worker);
      });
    watch(registered.installing);
    registered.addEventListener('updatefound', () => watch(registered.installing));
    // Another tab may have let it take over, and a worker that withdraws a release does so by itself.
    container.addEventListener('controllerchange', () => void consider(registered.active));
    // The browser looks for a newer release by itself after a page load, but may take its time.
    if (registered.active) await registered.update().catch(() => undefined);
    // One that is being installed now replaces one that waits, which may be older than this page.
    if (!registered.installing) void consider(registered.waiting);
  };

  return {
    isNewerReady: observableStateOf(isNewerReady$),
    start: () => {
      if (workers && ownRelease !== null) begin(workers).catch(() => undefined);
    },
    check: () => void registration?.update().catch(() => undefined),
    activate: async () => {
      const waiting = registration?.waiting;
      if (!workers || !waiting) return;
      const taken = new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
      send(waiting, 'activate');
      await withTimeout(taken, WORKER_WAIT_MS, () => undefined);
    },
  };
}

/** The release that the page names; null in development, and if the release has no service worker. */
const releaseOf = (document: Document): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="app-release"]')?.content ?? null;

const send = (worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void =>
  worker.postMessage(message, transfer);

/** The release of a worker; null if it does not say. */
async function releaseAskedOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<string | null>((answer) => {
    port1.onmessage = ({ data }) => answer(typeof data === 'string' ? data : null);
  });
  send(worker, 'which-release', [port2]);
  const release = await withTimeout(answered, WORKER_WAIT_MS, () => null);
  port1.close();
  return release;
}

/** The part of Trusted Types that is needed; not every browser has them. */
interface WindowWithPolicies {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: () => string },
    ): { createScriptURL(address: string): unknown };
  };
}

/** The worker's address, in the form that a page with `require-trusted-types-for 'script'` demands. */
const scriptAddress = (window: Window): unknown =>
  (window as WindowWithPolicies).trustedTypes
    ?.createPolicy('app-service-worker', { createScriptURL: () => WORKER })
    .createScriptURL(WORKER) ?? WORKER;
