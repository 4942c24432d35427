import { withoutSlash } from '#domain/navigation/without-slash.ts';

/**
 * The absolute address that a server's response links to; null if it does not lie below the server's own base: the app follows
 * no response to another scheme or origin.
 *
 * @param written absolute, or relative to the base
 */
export function addressBelowBase(base: string, written: string): string | null {
  const root = withoutSlash(base);
  try {
    const { href } = new URL(written, `${root}/`);
    return href.startsWith(`${root}/`) ? href : null;
  } catch {
    return null;
  }
}
