import type { Place } from './assembly.ts';

/** Parses an address as a place in the app or outside it. */
export function placeAtAddress(address: string, appOrigin: string): Place {
  const url = new URL(address);
  const inApp = url.origin === appOrigin && (url.pathname === '/app' || url.pathname.startsWith('/app/'));
  return inApp
    ? { inApp, path: (url.pathname.slice('/app'.length) || '/') + url.search + url.hash }
    : { inApp, address: url };
}
