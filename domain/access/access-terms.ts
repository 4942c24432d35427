import type { Entitlement } from './entitlement.ts';
import type { PurchaseOffer } from './purchase-offer.ts';

/** The properties of an item that determine who may watch it. */
export interface AccessTerms {
  readonly requiredEntitlements: readonly Entitlement[];
  readonly free: boolean;
  readonly requiresSubscription: boolean;
  readonly offers: readonly PurchaseOffer[];
}

/** Whether the item needs no entitlement: anyone may watch it. */
export const isOpenToAll = ({ free, requiresSubscription }: AccessTerms): boolean =>
  free || !requiresSubscription;
