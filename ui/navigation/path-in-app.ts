import { isInApp, pathBelowBase } from '#domain/navigation/paths.ts';

/** The part of an absolute address below the base path, with query and fragment; null for an address outside the app. */
export function pathInApp(address: string): string | null {
  const { origin, pathname, search, hash } = new URL(address);
  if (origin !== window.location.origin || !isInApp(pathname)) return null;
  return `${pathBelowBase(pathname)}${search}${hash}`;
}
