import type { Cookies } from '#application/ports/cookies.ts';
import { readCookie } from './cookies.ts';

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
