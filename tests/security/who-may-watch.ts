import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';

/** The personas without access to some items, with their entitlements. */
export const ENTITLEMENT_SETS: Readonly<Record<string, readonly string[]>> = {
  visitor: [],
  lapsed: [],
  barre: ['barre'],
  subscribed: ['workout'],
};

/** What an item requires of a person who watches it. */
type AccessTerms = Pick<CatalogueItem, 'requiredEntitlements' | 'free' | 'requiresSubscription'>;

const YES = ['true', '1', 'yes', 'on'];
const NO = ['false', '0', 'no', 'off'];

/**
 * ACC-01 and ACC-04, implemented without the app's own rule, so that a mistake in it cannot hide itself: an
 * item requires every entitlement in its comma-separated list, by default 'workout'; a person who lacks one
 * has access only if the item is free, or if requiresSubscription is false.
 */
export function lacksAccess(item: AccessTerms, held: readonly string[]): boolean {
  if (YES.includes(item.free?.toLowerCase() ?? '')) return false;
  if (NO.includes(item.requiresSubscription?.toLowerCase() ?? '')) return false;
  return entitlementsFor(item).some((entitlement) => !held.includes(entitlement));
}

/** The entitlements that an item requires. */
export function entitlementsFor({ requiredEntitlements = '' }: AccessTerms): readonly string[] {
  const named = requiredEntitlements.split(',').map((name) => name.trim());
  const wanted = named.filter((name) => name !== '');
  return wanted.length > 0 ? wanted : ['workout'];
}
