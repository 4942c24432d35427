import type { ReferralSource } from '#application/ports/referral-source.ts';
import type { Referral } from '#domain/analytics/referral.ts';

export const makeFixedReferralSource = (referral: Referral | null): ReferralSource => ({
  current: () => referral,
});
