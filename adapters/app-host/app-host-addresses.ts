import type { ConfigSource } from '#domain/configuration/choose-config-source.ts';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import type { CdnAddresses } from '../cdn/cdn-addresses.ts';
import { isWebAddress } from '../http/web-address.ts';

/** Paths on the app's own host (CFG-02, CFG-06). */
export const SETTINGS_PATH = `${BASE_PATH}/.webapp.ini`;
export const DEFAULT_CONFIG_PATH = '/api/v3/jwp/home';

/** CFG-06: sends the host's cookies, except on a developer's machine. */
export const configCredentials = (hostname: string): RequestCredentials =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 'omit' : 'same-origin';

/**
 * CFG-05, CFG-06: the address of a config, by id on the CDN, by path on the app's own host. Null for a path that is blank or
 * malformed, or leads to something that is not on the web.
 */
export function configAddress(source: ConfigSource, cdn: CdnAddresses, origin: string): string | null {
  if (source.kind === 'id') return cdn.config(source.id);
  if (source.path.trim() === '' || !URL.canParse(source.path, origin)) return null;
  const { href } = new URL(source.path, origin);
  return isWebAddress(href) ? href : null;
}
