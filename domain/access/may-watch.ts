import { entitlementsOf, type Viewer } from '../account/viewer.ts';
import { isEntitled, type Entitlement } from './entitlement.ts';
import { offersOf, type BillingProvider, type MediaOffer } from './media-offer.ts';
import { lockedLabel, type LockedLabel } from './start-watching.ts';

/** What decides who may watch an item. */
export interface AccessTerms {
  readonly requiredEntitlements: readonly Entitlement[];
  readonly free: boolean;
  readonly requiresSubscription: boolean;
  readonly offers: readonly MediaOffer[];
}

const isOpenToAll = ({ free, requiresSubscription }: AccessTerms): boolean => free || !requiresSubscription;

/** ACC-04: whether who holds these entitlements may watch an item; a premier offer does not matter here. */
export const mayWatch = (item: AccessTerms, held: readonly Entitlement[]): boolean =>
  isOpenToAll(item) || isEntitled(held, item.requiredEntitlements);

/** Why a paywall stands before an item: what its viewer lacks, or that the item is sold by itself. */
export type PaywallReason = LockedLabel | 'premier';

/** ACC-05: why the inline player shows its paywall, null where it does not; of an item's offers the provider's count. */
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
