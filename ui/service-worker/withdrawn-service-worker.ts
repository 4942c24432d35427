import { WITHDRAWN, type WorkerMessage } from '#domain/releases/worker-message.ts';
import { isOwnCache } from './cache-names.ts';

/*
 * Stands where the service worker of a release was: it replaces it at once in every tab, removes what it has stored, and
 * unregisters itself. From then on the browser loads the app as if there had never been one.
 */

declare const self: ServiceWorkerGlobalScope;

/** How long the worker before may go on, in milliseconds. */
const TAKEOVER_WAIT_MS = 5000;
let inAnyCase: ReturnType<typeof setTimeout>;

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
  // Chromium abandons the activation if a tab asks the worker before for a file at the same moment.
  inAnyCase = setTimeout(() => void withdraw(), TAKEOVER_WAIT_MS);
});

self.addEventListener('activate', (event) => {
  clearTimeout(inAnyCase);
  event.waitUntil(withdraw());
});

self.addEventListener('message', (event) => {
  if ((event.data as WorkerMessage) === 'which-release') event.ports[0]?.postMessage(WITHDRAWN);
});
