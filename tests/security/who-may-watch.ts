import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';

/** The people of the platform who may not watch everything, with the entitlements that they hold. */
export const PERSONAS: Readonly<Record<string, readonly string[]>> = {
  visitor: [],
  lapsed: [],
  barre: ['barre'],
  subscribed: ['workout'],
};

/** What an item wants of who watches it. */
type Terms = Pick<CatalogueItem, 'requiredEntitlements' | 'free' | 'requiresSubscription'>;

const YES = ['true', '1', 'yes', 'on'];
const NO = ['false', '0', 'no', 'off'];

/**
 * ACC-01 and ACC-04, in their words and without the app's own rule, so that no mistake can vouch for itself: an item requires
 * every entitlement in its comma list, by default 'workout'; who lacks one has access only where the item is free, or where
 * requiresSubscription is false.
 */
export function isClosedTo(item: Terms, held: readonly string[]): boolean {
  if (YES.includes(item.free?.toLowerCase() ?? '')) return false;
  if (NO.includes(item.requiresSubscription?.toLowerCase() ?? '')) return false;
  return wantedBy(item).some((entitlement) => !held.includes(entitlement));
}

/** The entitlements that an item wants. */
export function wantedBy({ requiredEntitlements = '' }: Terms): readonly string[] {
  const named = requiredEntitlements.split(',').map((name) => name.trim());
  const wanted = named.filter((name) => name !== '');
  return wanted.length > 0 ? wanted : ['workout'];
}
