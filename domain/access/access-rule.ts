import { entitlementsOf, type Viewer } from '../account/viewer.ts';
import { isEntitled } from './entitlement.ts';
import { isOpenToAll, type AccessTerms } from './access-terms.ts';
import { offersOf, type BillingProvider } from './purchase-offer.ts';
import { lockedLabel, type LockedLabel } from './start-button.ts';

/** Why an item is locked: what the viewer lacks, or that the item is sold separately. */
export type LockReason = LockedLabel | 'premier';

/** Whether a viewer may watch an item; `unknown` until the viewer is known. */
export type Access =
  | { readonly state: 'unknown' }
  | { readonly state: 'granted' }
  | { readonly state: 'locked'; readonly reason: LockReason };

/** The settings of a customer that determine access. */
export interface AccessSettings {
  /** Only the inline player is locked by premier offers. */
  readonly inlinePlayer: boolean;
  /** The seller whose offers count. */
  readonly billingProvider: BillingProvider;
}

/**
 * ACC-02, ACC-04, ACC-05: whether this viewer may watch an item, by the first matching row. The label of the start button, the
 * lock of cards, the paywall and the player all use this rule.
 */
export function accessTo(item: AccessTerms, viewer: Viewer, settings: AccessSettings): Access {
  if (viewer.state === 'loading') return { state: 'unknown' };
  if (isOpenToAll(item)) return { state: 'granted' };
  if (!isEntitled(entitlementsOf(viewer), item.requiredEntitlements))
    return { state: 'locked', reason: lockedLabel(viewer) };
  if (isSoldSeparately(item, settings)) return { state: 'locked', reason: 'premier' };
  return { state: 'granted' };
}

const isSoldSeparately = (
  { offers }: AccessTerms,
  { inlinePlayer, billingProvider }: AccessSettings,
): boolean => inlinePlayer && offersOf(offers, billingProvider).some(({ premier }) => premier);
