const LONGEST = 2000;

/**
 * The address that a page of the account site returns to: the requested one if
 * it belongs to the app, or the app's home if none was requested. Null for any
 * other: another origin in any disguise, a relative address, another scheme.
 */
export function returnAddress(requested: string | undefined, appOrigin: string): string | null {
  if (requested === undefined || requested === '') return `${appOrigin}/app/`;
  if (requested.length > LONGEST || /[\s\\\p{Cc}]/u.test(requested)) return null;
  // Checks the text as well as the parsed address, so that a browser cannot interpret it differently.
  if (requested !== appOrigin && !['/', '?', '#'].some((next) => requested.startsWith(appOrigin + next)))
    return null;
  if (!URL.canParse(requested)) return null;
  const address = new URL(requested);
  if (address.origin !== new URL(appOrigin).origin) return null;
  return address.username === '' && address.password === '' ? address.href : null;
}
