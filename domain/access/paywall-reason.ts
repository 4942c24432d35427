import { entitlementsOf, type Viewer } from '../account/viewer.ts';
import { isEntitled } from './entitlement.ts';
import { isOpenToAll, type AccessTerms } from './may-watch.ts';
import { offersOf, type BillingProvider } from './purchase-offer.ts';
import { lockedLabel, type LockedLabel } from './start-button.ts';

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
