const SAFE = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link in a customer's text: of the web, for mail, or relative to `base`. Null for any other. */
export function safeAddress(written: string, base: string): URL | null {
  try {
    const address = new URL(written, base);
    return SAFE.has(address.protocol) ? address : null;
  } catch {
    return null;
  }
}
