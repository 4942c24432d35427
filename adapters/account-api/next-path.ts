import { withoutSlash } from '#domain/navigation/without-slash.ts';

/**
 * The path of a list's next page, relative to the account API's base; null if the address is not on this API: the user's
 * credentials are sent to no other server.
 */
export function nextPath(next: string | null, base: string): string | null {
  if (next === null) return null;
  const root = withoutSlash(base);
  try {
    const address = new URL(next, `${root}/`).href;
    return address.startsWith(`${root}/`) ? address.slice(root.length) : null;
  } catch {
    return null;
  }
}
