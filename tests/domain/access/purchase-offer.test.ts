import { describe, expect, it } from 'vitest';
import { parsePurchaseOffer, offersOf, type BillingProvider } from '#domain/access/purchase-offer.ts';

const jwp = 'jwp' as BillingProvider;
const other = 'otherpay' as BillingProvider;

describe('an entry of productIds [ACC-06]', () => {
  it.each([
    ['jwp:S123', { provider: 'jwp', offerId: 'S123', premier: false }],
    ['!jwp:S123', { provider: 'jwp', offerId: 'S123', premier: true }],
    ['  !jwp:S123 ', { provider: 'jwp', offerId: 'S123', premier: true }],
    ['! jwp:S123', { provider: 'jwp', offerId: 'S123', premier: true }],
    ['otherpay:S_1-2', { provider: 'otherpay', offerId: 'S_1-2', premier: false }],
    ['jwp:a:b', { provider: 'jwp', offerId: 'a:b', premier: false }],
    ['jwp:!S123', { provider: 'jwp', offerId: '!S123', premier: false }],
  ])('%j is read', (entry, offer) => {
    expect(parsePurchaseOffer(entry)).toEqual(offer);
  });

  it.each(['', ' ', '!', 'jwp', 'jwp:', ':S123', '!:S123', '!jwp', 'two words:S1', 'jwp:two words'])(
    '%j is invalid',
    (entry) => {
      expect(parsePurchaseOffer(entry)).toBeNull();
    },
  );
});

describe('the offers of a provider [ACC-06]', () => {
  const offers = [
    { provider: jwp, offerId: 'A', premier: false },
    { provider: other, offerId: 'B', premier: true },
    { provider: jwp, offerId: 'C', premier: true },
  ];

  it('are only its own, in order', () => {
    expect(offersOf(offers, jwp).map(({ offerId }) => offerId)).toEqual(['A', 'C']);
    expect(offersOf(offers, other).map(({ offerId }) => offerId)).toEqual(['B']);
  });

  it('include offers that name no provider', () => {
    const own = { provider: null, offerId: 'D', premier: true };
    expect(offersOf([own], jwp)).toEqual([own]);
    expect(offersOf([own], other)).toEqual([own]);
  });

  it('are empty for a provider without offers, or with a different spelling', () => {
    expect(offersOf(offers, 'JWP' as BillingProvider)).toEqual([]);
    expect(offersOf([], jwp)).toEqual([]);
  });
});
