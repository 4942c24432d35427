import { entitlementsOf, type Viewer } from '../account/viewer.ts';
import { isEntitled, type Entitlement } from './entitlement.ts';
import { offersOf, type BillingProvider, type MediaOffer } from './media-offer.ts';
import { lockedLabel, type LockedLabel } from './start-watching.ts';

/** The properties of an item that determine who may watch it. */
export interface AccessTerms {
  readonly requiredEntitlements: readonly Entitlement[];
  readonly free: boolean;
  readonly requiresSubscription: boolean;
  readonly offers: readonly MediaOffer[];
}

const isOpenToAll = ({ free, requiresSubscription }: AccessTerms): boolean => free || !requiresSubscription;

/** ACC-04: whether a viewer with these entitlements may watch an item; premier offers are not considered here. */
export const mayWatch = (item: AccessTerms, held: readonly Entitlement[]): boolean =>
  isOpenToAll(item) || isEntitled(held, item.requiredEntitlements);

/** Why an item shows a paywall: what the viewer lacks, or that the item is sold separately. */
export type PaywallReason = LockedLabel | 'premier';

/** ACC-05: why the inline player shows its paywall; null if it does not. Only this provider's offers count. */
export function paywallReason(
  item: AccessTerms,
  viewer: Viewer,
  provider: BillingProvider,
): PaywallReason | null {
  if (isOpenToAll(item)) return null;
  const entitled = viewer.state === 'member' && isEntitled(entitlementsOf(viewer), item.requiredEntitlements);
  if (!entitled) return lockedLabel(viewer);
  return offersOf(item.offers, provider).some(({ premier }) => premier) ? 'premier' : null;
}
