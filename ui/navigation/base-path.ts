/** CFG-01: where the app is mounted. */
export const BASE_PATH = '/app';

/** The address's path below it, `/workout/morning-flow` for example. */
export const pathBelowBase = (): string => window.location.pathname.slice(BASE_PATH.length);

/** The path below it of an absolute address, with query and fragment; null for one outside the app. */
export function pathBelow(address: string): string | null {
  const { origin, pathname, search, hash } = new URL(address);
  const isInApp = pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`);
  if (origin !== window.location.origin || !isInApp) return null;
  return `${pathname.slice(BASE_PATH.length) || '/'}${search}${hash}`;
}
