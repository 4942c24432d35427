import { cookieIn } from '../http/cookie-in.ts';

/** The name that docs/how-to/point-it-at-a-real-platform.md gives it. */
const IMPERSONATION_COOKIE = 'impersonation';

/** The app reads it, so it is not HttpOnly; it grants nothing by itself. */
const ATTRIBUTES = 'Path=/; SameSite=Lax';

/** Tells the app whom an administrator uses it as (SHL-06). */
export const settingImpersonation = (member: { readonly id: string; readonly email: string }): string =>
  `${IMPERSONATION_COOKIE}=${encodeURIComponent(JSON.stringify(member))}; ${ATTRIBUTES}`;

/** @param headers with names in lower case */
export const isImpersonating = (headers: Readonly<Record<string, string>>): boolean =>
  cookieIn(headers['cookie'], IMPERSONATION_COOKIE) !== undefined;

export const removingImpersonation = `${IMPERSONATION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
