import { withoutSlash } from '#domain/navigation/without-slash.ts';

export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** An http(s) address that a server sent; null for anything else: other schemes could run scripts. */
export const webAddress = (sent: string | null | undefined): string | null =>
  sent && isWebAddress(sent) ? sent : null;

/** The same, or an address relative to the server's base, which does not leave its origin. */
export function webAddressOn(base: string, sent: string | null | undefined): string | null {
  if (!sent || isWebAddress(sent) || !URL.canParse(sent, base)) return webAddress(sent);
  const address = new URL(sent, base);
  return address.origin === new URL(base).origin ? address.href : null;
}

/**
 * The address of a server that a config names, without a trailing slash; a relative one is resolved against the origin. Null for
 * nothing, for another scheme, and for one with a password, which no request may have.
 */
export function serverAddress(written: string, origin: string): string | null {
  if (written.trim() === '') return null;
  try {
    const { protocol, username, password, href } = new URL(written, origin);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && username === '' && password === '' ? withoutSlash(href) : null;
  } catch {
    return null;
  }
}
