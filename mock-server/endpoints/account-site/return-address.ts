const LONGEST = 2000;

/**
 * The address that a page of the account site returns to: the requested one if
 * it belongs to the app, or the app's home if none was requested. Null for any
 * other: another origin in any disguise, a relative address, another scheme.
 */
export function returnAddress(asked: string | undefined, appOrigin: string): string | null {
  if (asked === undefined || asked === '') return `${appOrigin}/app/`;
  if (asked.length > LONGEST || /[\s\\\p{Cc}]/u.test(asked)) return null;
  // Checks the text as well as the parsed address, so that a browser cannot interpret it differently.
  if (asked !== appOrigin && !['/', '?', '#'].some((next) => asked.startsWith(appOrigin + next))) return null;
  if (!URL.canParse(asked)) return null;
  const address = new URL(asked);
  if (address.origin !== new URL(appOrigin).origin) return null;
  return address.username === '' && address.password === '' ? address.href : null;
}
