import { expect, it } from 'vitest';
import { makeCookieReferralSource } from '#adapters/browser/cookie-referral-source.ts';
import type { ReferralSource } from '#application/ports/referral-source.ts';
import type { Referral } from '#domain/analytics/referral.ts';
import { makeFixedReferralSource } from '#tests/doubles/fixed-referral-source.ts';
import { describeContract } from './describe-contract.ts';

const inCookie = (referral: Referral | null): ReferralSource =>
  makeCookieReferralSource({
    cookie: referral ? `a=1; referral=${encodeURIComponent(JSON.stringify(referral))}` : 'a=1',
  });

describeContract(
  'a referral source',
  { 'in a cookie': inCookie, 'in a test': makeFixedReferralSource },
  (make) => {
    it.each([null, {}, { source: 'mail; "spring"', visits: 2 }])('knows %j [CFG-18]', (referral) => {
      expect(make(referral).current()).toEqual(referral);
    });
  },
);
