import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#tools/release/brand.ts';
import { BRAND_ICONS, writeBrandIcons } from '#tools/release/brand-icons.ts';
import { folderWith } from '../folder-with.ts';
import { aBrand } from './a-brand.ts';

const GROUND = '#102030';
const HIGHLIGHT = '#ffcc00';

/** The folder with the icons of a brand. */
async function iconsOf(brand: Brand): Promise<string> {
  const folder = folderWith({});
  await writeBrandIcons(folder, brand);
  return folder;
}

/** The box around what is not the ground of an icon. */
async function markIn(folder: string, file: string) {
  const { info } = await sharp(join(folder, file))
    .trim({ background: GROUND, threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return { width, height, left: -trimOffsetLeft, top: -trimOffsetTop };
}

async function colorAt(folder: string, file: string, left: number, top: number): Promise<string> {
  const pixel = await sharp(join(folder, file))
    .extract({ left: Math.round(left), top: Math.round(top), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

const logo = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/></svg>`,
  );

describe('the icons of a brand', () => {
  it.each([
    ['icon-192.png', 192, 0.8],
    ['icon-512.png', 512, 0.8],
    ['icon-maskable-512.png', 512, 0.56],
    ['apple-touch-icon.png', 180, 0.72],
  ])('include %s with %i pixels a side, of which the logo fills %d', async (file, side, filled) => {
    const folder = await iconsOf(aBrand({ logo: logo(10, 10) }));
    const { width, height } = await sharp(join(folder, file)).metadata();
    expect([width, height]).toEqual([side, side]);
    const mark = await markIn(folder, file);
    expect([mark.width, mark.height]).toEqual([Math.round(side * filled), Math.round(side * filled)]);
    expect(Math.abs(mark.left - (side - mark.width) / 2)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(mark.top - (side - mark.height) / 2)).toBeLessThanOrEqual(0.5);
  });

  it('keep a square logo within the circle to which a maskable icon may be cut', async () => {
    const folder = await iconsOf(aBrand({ logo: logo(10, 10) }));
    const maskable = BRAND_ICONS.filter(({ purpose }) => purpose === 'maskable');
    expect(maskable).not.toEqual([]);
    for (const { file, side } of maskable) {
      const { left, top } = await markIn(folder, file);
      expect(Math.hypot(side / 2 - left, side / 2 - top)).toBeLessThanOrEqual(0.4 * side);
    }
  });

  it.each([
    ['wide', 400, 100],
    ['tall', 100, 400],
  ])('keep the proportions of a %s logo', async (_, width, height) => {
    const mark = await markIn(await iconsOf(aBrand({ logo: logo(width, height) })), 'icon-512.png');
    expect(Math.abs(Math.max(mark.width, mark.height) - 0.8 * 512)).toBeLessThan(3);
    expect(mark.width / mark.height).toBeCloseTo(width / height, 1);
  });

  it('have the colour of the header behind the logo, or that of the page if the header has none', async () => {
    const brand = aBrand({ logo: logo(10, 10) });
    const [own, none] = [await iconsOf({ ...brand, headerBackground: '#ff0000' }), await iconsOf(brand)];
    for (const { file } of BRAND_ICONS) {
      expect(await colorAt(own, file, 0, 0), file).toBe('#ff0000');
      expect(await colorAt(none, file, 0, 0), file).toBe(GROUND);
    }
  });

  it('show the initial of a name without a logo, in the highlight colour', async () => {
    const folder = await iconsOf(aBrand({ name: 'Élan' }));
    const { left, top, height } = await markIn(folder, 'icon-512.png');
    expect(height).toBeCloseTo(0.8 * 0.82 * 512, -1);
    // The upright of an E is at its left from top to bottom.
    expect(await colorAt(folder, 'icon-512.png', left + 40, top + height / 2)).toBe(HIGHLIGHT);
  });

  it.each([
    ['Élan', 'every day'],
    ['¡2 semanas!', '2gether'],
  ])('have the same initial for %s as for %s', async (one, other) => {
    const [first, second] = [await iconsOf(aBrand({ name: one })), await iconsOf(aBrand({ name: other }))];
    for (const { file } of BRAND_ICONS) {
      expect(readFileSync(join(first, file)).equals(readFileSync(join(second, file))), file).toBe(true);
    }
  });

  it('show a disc for a name without a letter of the font', async () => {
    const folder = await iconsOf(aBrand({ name: '健身' }));
    const { left, top, width, height } = await markIn(folder, 'icon-512.png');
    expect(width).toBe(height);
    expect(await colorAt(folder, 'icon-512.png', left + width / 2, top + height / 2)).toBe(HIGHLIGHT);
    expect(await colorAt(folder, 'icon-512.png', left, top)).toBe(GROUND);
  });
});
