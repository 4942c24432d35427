/** COA-07: a link that calls a number; null if the text has no number that could be called. */
export function phoneLink(written: string): string | null {
  const digits = written.replace(/[\s().-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** In characters: no mail server takes a longer one. */
const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@<>?&#%"]+@[^\s@<>?&#%".]+(?:\.[^\s@<>?&#%".]+)+$/;

/** COA-07: a link that writes to an address; null if the text is no e-mail address. */
export function emailLink(written: string): string | null {
  const address = written.trim();
  return address.length <= LONGEST_EMAIL && EMAIL.test(address) ? `mailto:${address}` : null;
}
