import type { Branded } from '../branded.ts';

/** The seller of offers, as named by a customer: 'jwp' for example. */
export type BillingProvider = Branded<string, 'BillingProvider'>;

/** A purchase option that gives access to an item. */
export interface PurchaseOffer {
  /** Null for an offer that names no seller: it is the configured provider's. */
  readonly provider: BillingProvider | null;
  readonly offerId: string;
  /** Sold separately: no subscription includes it. */
  readonly premier: boolean;
}

/** ACC-06: parses one entry of an item's productIds, {billing-provider}:{offerId}; a leading ! marks a premier offer. */
export function parsePurchaseOffer(entry: string): PurchaseOffer | null {
  const [, mark, provider, offerId] = /^(!?)\s*([^:!\s][^:\s]*):(\S+)$/.exec(entry.trim()) ?? [];
  if (!provider || !offerId) return null;
  return { provider: provider as BillingProvider, offerId, premier: mark === '!' };
}

/** ACC-06: drops the offers of other providers. */
export const offersOf = (
  offers: readonly PurchaseOffer[],
  provider: BillingProvider,
): readonly PurchaseOffer[] =>
  offers.filter((offer) => offer.provider === null || offer.provider === provider);
