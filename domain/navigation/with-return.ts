import { encodeText } from './path-segment.ts';

/**
 * Adds the parameter by which a page outside the app leads back to it (ACC-11).
 *
 * @param address absolute
 * @param returnTo an absolute address within the app
 */
export function withReturn(address: string, returnTo: string): string {
  const [page = '', fragment] = address.split('#', 2);
  const parameter = `return=${encodeText(returnTo)}`;
  return `${page}${page.includes('?') ? '&' : '?'}${parameter}${fragment === undefined ? '' : `#${fragment}`}`;
}
