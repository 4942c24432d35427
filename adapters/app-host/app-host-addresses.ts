import { BASE_PATH } from '#domain/navigation/paths.ts';

/** Paths on the app's own host (CFG-02, CFG-06). */
export const SETTINGS_PATH = `${BASE_PATH}/.webapp.ini`;
export const DEFAULT_CONFIG_PATH = '/api/v3/jwp/home';

/** CFG-06: sends the host's cookies, except on a developer's machine. */
export const configCredentials = (hostname: string): RequestCredentials =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 'omit' : 'same-origin';
