import type { Referral } from '#domain/analytics/referral.ts';
import { token } from '../injection/token.ts';

/** What the account site noted of where the visitor came from (CFG-18). */
export interface ReferralSource {
  /** Null if nothing was noted, or if it cannot be read. Never fails. */
  current(): Referral | null;
}
export const ReferralSource = token<ReferralSource>('ReferralSource');
