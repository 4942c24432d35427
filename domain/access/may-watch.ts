import { isEntitled, type Entitlement } from './entitlement.ts';
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

/** ACC-04: whether these entitlements open an item for signing; premier offers are not considered here. */
export const mayWatch = (item: AccessTerms, held: readonly Entitlement[]): boolean =>
  isOpenToAll(item) || isEntitled(held, item.requiredEntitlements);
