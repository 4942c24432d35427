/**
 * The path from the account API's base at which a list goes on; null where the address that the API gave is none of its own:
 * no other server is asked with the person's credentials.
 */
export function nextPath(next: string | null, base: string): string | null {
  if (next === null) return null;
  const root = base.replace(/\/+$/, '');
  try {
    const address = new URL(next, `${root}/`).href;
    return address.startsWith(`${root}/`) ? address.slice(root.length) : null;
  } catch {
    return null;
  }
}
