import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype from 'opentype.js';
import sharp from 'sharp';
import { paletteOf } from '#ui/design-system/theme/palette.ts';
import type { Brand } from './brand.ts';

/** An icon of the installed app: a square, with its side in pixels. */
interface BrandIcon {
  readonly file: string;
  readonly side: number;
  /**
   * The share of the side that the logo may fill. A maskable icon may be cut to a circle of 80 % of its side: a square within it
   * has 56 %.
   */
  readonly filled: number;
  readonly purpose: 'any' | 'maskable' | 'apple-touch';
}

export const BRAND_ICONS: readonly BrandIcon[] = [
  { file: 'icon-192.png', side: 192, filled: 0.8, purpose: 'any' },
  { file: 'icon-512.png', side: 512, filled: 0.8, purpose: 'any' },
  { file: 'icon-maskable-512.png', side: 512, filled: 0.56, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', side: 180, filled: 0.72, purpose: 'apple-touch' },
];

const FONT = '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-italic.woff';
/** The height of an initial, as a share of what a logo may fill. */
const INITIAL_HEIGHT = 0.82;

/** Writes the icons of a brand: its logo on its colour for the header or the page, or else its initial. */
export async function writeBrandIcons(folder: string, brand: Brand): Promise<void> {
  for (const { file, side, filled } of BRAND_ICONS) {
    const mark = brand.logo
      ? await sharp(brand.logo, { density: 300 })
          .resize({ width: Math.round(side * filled), height: Math.round(side * filled), fit: 'inside' })
          .png()
          .toBuffer()
      : initial(brand, side, filled);
    await sharp({ create: { width: side, height: side, channels: 4, background: groundOf(brand) } })
      .composite([{ input: mark }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, file));
  }
}

/** The colour behind the logo: it is made to be seen on the header. */
const groundOf = (brand: Brand): string =>
  paletteOf({ ...brand, ownBackground: brand.headerBackground })['--color-background'] ?? '';

/** The first letter or digit of the name, as a picture with a side of this many pixels. */
function initial(brand: Brand, side: number, filled: number): Buffer {
  const [letter = ''] = /[A-Z0-9]/.exec(brand.name.normalize('NFKD').toUpperCase()) ?? [];
  const height = side * filled * INITIAL_HEIGHT;
  const path = letter ? outline(letter, height) : circle(height / 2);
  const color = paletteOf(brand)['--color-accent-text'] ?? '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="${path}" transform="translate(${side / 2} ${side / 2})" fill="${color}"/></svg>`,
  );
}

/** A letter with this height as SVG path data around (0, 0), of a bundled font: no icon depends on installed fonts. */
function outline(letter: string, height: number): string {
  const { buffer, byteOffset, byteLength } = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const size = (height * font.unitsPerEm) / Number(font.tables['os2']?.sCapHeight);
  const { x1, x2 } = font.getPath(letter, 0, 0, size).getBoundingBox();
  return font.getPath(letter, -(x1 + x2) / 2, height / 2, size).toPathData(2);
}

/** Stands for a name without a letter of the font. */
const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
