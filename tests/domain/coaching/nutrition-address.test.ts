import { describe, expect, it } from 'vitest';
import { nutritionAddress } from '#domain/coaching/nutrition-address.ts';

describe('nutritionAddress (COA-06)', () => {
  it.each([
    ['https://site.test/account', '/nutrition_plans/7', 'https://site.test/account/nutrition_plans/7'],
    ['https://site.test/account/', '/nutrition_plans/7', 'https://site.test/account/nutrition_plans/7'],
    ['https://site.test/account', 'nutrition_plans/7?a=1', 'https://site.test/account/nutrition_plans/7?a=1'],
    ['https://site.test', '@evil.test/', 'https://site.test/@evil.test/'],
    ['https://site.test/account', 'https://evil.test/', 'https://site.test/account/https://evil.test/'],
    ['https://site.test/account', '/../elsewhere', null],
    ['https://site.test/account', '/%2e%2e/elsewhere', null],
    ['https://site.test/account', '/', null],
    ['HTTPS://Site.test:443/account', '/nutrition_plans/7', 'https://site.test/account/nutrition_plans/7'],
    ['HTTPS://Site.test:443/account', '/../elsewhere', null],
    ['not an address', '/nutrition_plans/7', null],
  ])('of %s and %s is %s', (base, path, address) => {
    expect(nutritionAddress(base, path)).toBe(address);
  });
});
