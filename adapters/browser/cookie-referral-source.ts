import type { ReferralSource } from '#application/ports/referral-source.ts';
import type { Referral } from '#domain/analytics/referral.ts';
import { makeBrowserCookies } from './browser-cookies.ts';

/** The cookie with the referral: an object in JSON, percent-encoded. */
const COOKIE = 'referral';

/** Reads the referral from the cookie that the account site sets on the app's host (CFG-18). */
export const makeCookieReferralSource = (document: Pick<Document, 'cookie'>): ReferralSource => ({
  current: () => {
    try {
      const value: unknown = JSON.parse(makeBrowserCookies(document).read(COOKIE) ?? 'null');
      return typeof value === 'object' && !Array.isArray(value) ? (value as Referral | null) : null;
    } catch {
      return null;
    }
  },
});
