import type { PrecacheEntry } from 'workbox-precaching';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import { ASSETS_PATH, requestPurpose } from '#domain/releases/service-worker-request.ts';
import type { WorkerMessage } from '#domain/releases/worker-message.ts';
import { INSTALLED_FILES, PREVIOUS_FILES, USED_FILES } from './cache-names.ts';

/*
 * The service worker of a release: it opens the app without a connection, and keeps the files of a release for the tabs that
 * belong to it. It stores the app's own files only. A page comes from the network whenever that answers in time.
 */

declare const self: ServiceWorkerGlobalScope;
/** The id of the release, and the files to install; the build replaces both. */
declare const RELEASE: string;
declare const FILES: PrecacheEntry[];

const PAGE = `${BASE_PATH}/`;

/** How long a page waits for the network before the stored page shows, in milliseconds. */
const PAGE_WAIT_MS = 3000;

/** How long the network may take to begin the answer for a file, in milliseconds: as long as the app waits for its code. */
const LONGEST_WAIT_FOR_FILE_MS = 30_000;

/** Some hosts answer with a page, and status 200, for a file that they do not have. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok && !headers.get('content-type')?.startsWith('text/html');

/** While a release is deployed, a host may still answer with the page of another one. */
const isOwnPage = async (response: Response): Promise<boolean> =>
  response.ok && (await response.clone().text()).includes(`content="${RELEASE}"`);

const installed = new PrecacheController({
  cacheName: INSTALLED_FILES,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await (new URL(request.url).pathname === PAGE ? isOwnPage(response) : isFile(response)))
          ? response
          : null,
    },
  ],
});
installed.addToCacheList(FILES);

self.addEventListener('install', (event) => {
  void installed.install(event);
});

self.addEventListener('activate', (event) => {
  const activate = async () => {
    // A newer release that is being installed has files in the same cache, and removes older ones at its own activation.
    if (!self.registration.installing) {
      await keepPreviousFiles();
      await installed.activate(event);
    }
    // The request for a page leaves while the worker starts. Not every browser can.
    await (self.registration.navigationPreload as NavigationPreloadManager | undefined)?.enable();
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

/** Moves the files that the present release does not install to those of the previous one. */
async function keepPreviousFiles(): Promise<void> {
  const present = new Set(installed.getURLsToCacheKeys().values());
  await caches.delete(PREVIOUS_FILES);
  const previous = await caches.open(PREVIOUS_FILES);
  for (const name of [INSTALLED_FILES, USED_FILES]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (present.has(request.url) || !new URL(request.url).pathname.startsWith(ASSETS_PATH)) continue;
      const response = await cache.match(request);
      // Without space, a tab of the previous release asks the network for it.
      if (response) await previous.put(request, response).catch(() => undefined);
    }
  }
  await caches.delete(USED_FILES);
}

self.addEventListener('fetch', (event) => {
  switch (requestPurpose(event.request, self.location.origin)) {
    case 'page':
      event.respondWith(page(event));
      break;
    case 'file':
      event.respondWith(file(event));
      break;
    case 'other':
      break;
  }
});

/** A page from the network; the stored page if the network does not answer in time, or at all. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const answer = Promise.resolve(preloadResponse as Promise<Response | undefined>).then(
    (preloaded) => preloaded ?? fetch(request),
  );
  answer.catch(() => undefined);
  const inTime = new Promise<never>((_, refuse) => {
    setTimeout(refuse, PAGE_WAIT_MS, new Error(`No page within ${PAGE_WAIT_MS} ms`));
  });
  try {
    return await Promise.race([answer, inTime]);
  } catch {
    return (await installed.matchPrecache(PAGE)) ?? answer;
  }
}

/** A hashed file: what is stored under its address is never out of date. */
async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  for (const cacheName of [INSTALLED_FILES, USED_FILES, PREVIOUS_FILES]) {
    const stored = await caches.match(request.url, { cacheName });
    if (stored) return stored;
  }
  const response = await fetchInTime(request);
  if (isFile(response)) event.waitUntil(storeUsed(request.url, response.clone()));
  return response;
}

/**
 * Ends a request that is not answered. It would outlive the page that has made it, and the next page's request for the same file
 * would wait behind it.
 */
async function fetchInTime(request: Request): Promise<Response> {
  const unanswered = new AbortController();
  const timer = setTimeout(() => unanswered.abort(), LONGEST_WAIT_FOR_FILE_MS);
  try {
    return await fetch(request, { signal: unanswered.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Without space, the file is loaded again at its next use. */
const storeUsed = (url: string, response: Response): Promise<void> =>
  caches
    .open(USED_FILES)
    .then((used) => used.put(url, response))
    .catch(() => undefined);

self.addEventListener('message', (event) => {
  switch (event.data as WorkerMessage) {
    case 'which-release':
      event.ports[0]?.postMessage(RELEASE);
      break;
    case 'activate':
      event.waitUntil(self.skipWaiting());
      break;
  }
});
