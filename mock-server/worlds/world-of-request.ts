import type { IncomingHttpHeaders } from 'node:http';
import { cookieIn } from '../http/cookie-in.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

export const WORLD_HEADER = 'x-mock-world';
export const WORLD_COOKIE = 'mock_world';

/** The cookie that selects a browser's world. */
export const cookieOf = (world: World): string => `${WORLD_COOKIE}=${world.id}`;

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';
/** Sets the cookie: no script can read it, and pages of other sites do not send it with their forms. */
export const settingCookie = (world: World): string => `${cookieOf(world)}; ${ATTRIBUTES}`;
/** Removes the cookie. */
export const removingCookie = `${WORLD_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;

/**
 * Finds the world of a request: by its header, else by its cookie, else the developer's own. An unknown world
 * in the header returns null; a stale cookie is ignored.
 */
export function worldOfRequest(worlds: Worlds, headers: IncomingHttpHeaders): World | null {
  const named = headers[WORLD_HEADER];
  if (typeof named === 'string') return worlds.find(named) ?? null;
  return worlds.find(cookieIn(headers.cookie, WORLD_COOKIE) ?? '') ?? worlds.developer;
}
