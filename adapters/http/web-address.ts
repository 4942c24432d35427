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
