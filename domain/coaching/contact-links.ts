/** COA-07: a link that calls a number; null if the text has no number that could be called. */
export function phoneLink(written: string): string | null {
  const digits = written.replace(/[\s().-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** COA-07: a link that writes to an address; null if the text is no e-mail address. */
export const emailLink = (written: string): string | null =>
  /^[^\s@<>?&#%"]+@[^\s@<>?&#%"]+\.[^\s@<>?&#%"]+$/.test(written.trim()) ? `mailto:${written.trim()}` : null;
