import type { Cookies } from '#application/ports/cookies.ts';

/** @param source the document, or whatever has its cookies as one text: `a=1; b=2` */
export const makeBrowserCookies = (source: Pick<Document, 'cookie'>): Cookies => ({
  read: (name) => {
    try {
      return readCookie(source.cookie, name);
    } catch {
      return null;
    }
  },
});

/**
 * The value of a cookie, percent-decoded; null if there is none, or if it cannot be decoded.
 *
 * @param cookies as in `document.cookie`
 */
export function readCookie(cookies: string, name: string): string | null {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}
