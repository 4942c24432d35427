import { isInApp, pathBelowBase } from '#domain/navigation/paths.ts';

/** The path below the base path of an absolute address, with query and fragment; null for one outside the app. */
export function pathBelow(address: string): string | null {
  const { origin, pathname, search, hash } = new URL(address);
  if (origin !== window.location.origin || !isInApp(pathname)) return null;
  return `${pathBelowBase(pathname)}${search}${hash}`;
}
