/** Whether the path of a URL is validly encoded: an address that is typed by hand may contain a lone percent sign. */
export function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
