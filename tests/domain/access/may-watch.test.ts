import { describe, expect, it } from 'vitest';
import { mayWatch, type AccessTerms } from '#domain/access/may-watch.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';
import { itemWith, offer } from './access-terms.ts';

describe('access to an item [ACC-04]', () => {
  it.each<[string, Partial<AccessTerms>, string[], boolean]>([
    ['free', { free: true }, [], true],
    ['without a subscription', { requiresSubscription: false }, [], true],
    ['both', { free: true, requiresSubscription: false }, [], true],
    ['locked', {}, [], false],
    ['locked, for who holds something else', {}, ['barre'], false],
    ['locked, for who is entitled', {}, ['workout'], true],
    [
      'of two, for who holds one',
      { requiredEntitlements: entitlements('workout', 'barre') },
      ['barre'],
      false,
    ],
    ['premier, for who is entitled', { offers: [offer(true)] }, ['workout'], true],
    ['premier, for who is not', { offers: [offer(true)] }, [], false],
  ])('an item that is %s', (_what, terms, held, expected) => {
    expect(mayWatch(itemWith(terms), entitlements(...held))).toBe(expected);
  });
});
