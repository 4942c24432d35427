export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** An http(s) address that a server sent; null for anything else: other schemes could run scripts. */
export const webAddress = (sent: string | null | undefined): string | null =>
  sent && isWebAddress(sent) ? sent : null;
