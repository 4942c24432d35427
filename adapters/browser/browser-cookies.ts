import type { Cookies } from '#application/ports/cookies.ts';

/** @param source the document, or whatever has its cookies as one text: `a=1; b=2` */
export const makeBrowserCookies = (source: Pick<Document, 'cookie'>): Cookies => ({
  read: (name) => {
    try {
      const found = source.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
      return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
    } catch {
      return null;
    }
  },
});
