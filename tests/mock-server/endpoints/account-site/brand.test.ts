import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Rgb } from '#domain/styling/color.ts';
import { brandOf } from '#mock-server/endpoints/account-site/brand.ts';

const rgb = (css: string): Rgb => (css.match(/\d+/g) ?? []).map(Number) as unknown as Rgb;
const aColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`);

describe('the brand of the account site [CFG-17]', () => {
  it('is readable with any pair of colours', () => {
    fc.assert(
      fc.property(aColor, aColor, (backgroundColor, highlightColor) => {
        const brand = brandOf({ styling: { backgroundColor, highlightColor } });
        const grounds = [brand.ground, brand.surface, brand.raised];
        for (const ground of grounds) {
          for (const text of [brand.ink, brand.soft, brand.accentInk]) {
            expect(contrast(rgb(text), rgb(ground))).toBeGreaterThanOrEqual(4.5);
          }
          expect(contrast(rgb(brand.edge), rgb(ground))).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(rgb(brand.onAccent), rgb(brand.accent))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['https://cdn.test/logo.svg', 'https://cdn.test/logo.svg'],
    ['javascript:alert(1)', null],
    [42, null],
    [undefined, null],
  ])('has the logo %j as %j', (banner, logo) => {
    expect(brandOf({ assets: { banner } }).logo).toBe(logo);
  });
});
