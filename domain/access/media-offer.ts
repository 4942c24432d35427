import type { Brand } from '../brand.ts';

/** Who sells offers, as a customer names it: 'jwp' for example. */
export type BillingProvider = Brand<string, 'BillingProvider'>;

/** A thing that can be bought and gives access to an item. */
export interface MediaOffer {
  readonly provider: BillingProvider;
  readonly offerId: string;
  /** Bought by itself: no subscription includes it. */
  readonly premier: boolean;
}

/** ACC-06: reads one entry of an item's productIds, {billing-provider}:{offerId}, where a leading ! marks a premier offer. */
export function mediaOffer(entry: string): MediaOffer | null {
  const [, mark, provider, offerId] = /^(!?)\s*([^:!\s][^:\s]*):(\S+)$/.exec(entry.trim()) ?? [];
  if (!provider || !offerId) return null;
  return { provider: provider as BillingProvider, offerId, premier: mark === '!' };
}

/** ACC-06: entries of another provider are left out. */
export const offersOf = (offers: readonly MediaOffer[], provider: BillingProvider): readonly MediaOffer[] =>
  offers.filter((offer) => offer.provider === provider);
