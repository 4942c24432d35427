import type { AccessTerms } from '#domain/access/access-terms.ts';
import type { BillingProvider, PurchaseOffer } from '#domain/access/purchase-offer.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';

export const jwp = 'jwp' as BillingProvider;
export const anotherProvider = 'otherpay' as BillingProvider;

export const offer = (premier: boolean, provider: BillingProvider | null = jwp): PurchaseOffer => ({
  provider,
  offerId: 'S1',
  premier,
});

/** The terms of a locked item that requires the entitlement `workout`. */
export const itemWith = (terms: Partial<AccessTerms>): AccessTerms => ({
  requiredEntitlements: entitlements('workout'),
  free: false,
  requiresSubscription: true,
  offers: [],
  ...terms,
});
