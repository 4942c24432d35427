const LONGEST = 2000;

/**
 * Where a page of the account site leads back to: the address that was asked for, if it is one of the app's, and the app's
 * home if none was. Null for any other: another origin in whatever disguise, a relative address, another scheme.
 */
export function returnAddress(asked: string | undefined, appOrigin: string): string | null {
  if (asked === undefined || asked === '') return `${appOrigin}/app/`;
  if (asked.length > LONGEST || /[\s\\\p{Cc}]/u.test(asked)) return null;
  // Held against the text as well as the parsed address, so that no reading of it by a browser can differ from ours.
  if (asked !== appOrigin && !['/', '?', '#'].some((next) => asked.startsWith(appOrigin + next))) return null;
  if (!URL.canParse(asked)) return null;
  const address = new URL(asked);
  if (address.origin !== new URL(appOrigin).origin) return null;
  return address.username === '' && address.password === '' ? address.href : null;
}
