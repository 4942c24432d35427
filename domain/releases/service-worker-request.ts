import { BASE_PATH, isInApp } from '../navigation/paths.ts';

/** What decides how the service worker answers a request. */
export interface ServiceWorkerRequest {
  readonly method: string;
  /** 'navigate' for the load of a page. */
  readonly mode: string;
  readonly url: string;
}

/** The folder with the app's hashed files: what is at an address never changes. */
export const ASSETS_PATH = `${BASE_PATH}/assets/`;

/** Files in the app's folder that are pages of their own, such as the set-up documentation. */
const OTHER_PAGE = /\/[^/]+\.(?:html|md|ini)$/;

/**
 * What a request is for: a `page` of the app, one of its hashed `file`s, or `other`, which the service worker leaves to the
 * browser: settings, config, API, media and signing, on whichever host they are.
 *
 * @param origin of the app
 */
export function requestPurpose(
  { method, mode, url }: ServiceWorkerRequest,
  origin: string,
): 'page' | 'file' | 'other' {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'other';
  const { pathname } = address;
  if (pathname.startsWith(ASSETS_PATH)) return 'file';
  return mode === 'navigate' && isInApp(pathname) && !OTHER_PAGE.test(pathname) ? 'page' : 'other';
}
