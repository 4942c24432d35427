import pLimit from 'p-limit';
import sharp, { type OverlayOptions } from 'sharp';
import type { Drawing } from './drawing.ts';
import { grainTile } from './grain.ts';

sharp.concurrency(1);
// Rendered pictures are stored as bytes elsewhere, so sharp need not cache pixels.
sharp.cache(false);

const QUALITY = 70;
/** The side of a grain tile in pixels: large enough to hide the repetition. */
const LARGEST_TILE = 192;

const overlays = new Map<number, OverlayOptions>();

/** Half of Node's thread pool; the other half reads files and compresses responses. */
const limit = pLimit(2);

/** Renders a drawing at a width in pixels, as WebP. */
export const rasterise = (drawing: Drawing, pixels: number): Promise<Buffer> =>
  limit(() => draw(drawing, pixels));

async function draw(drawing: Drawing, pixels: number): Promise<Buffer> {
  const rows = Math.round((pixels * drawing.height) / drawing.width);
  return sharp(Buffer.from(drawing.svg(pixels)))
    .flatten({ background: '#000000' })
    .composite([grainFor(Math.min(pixels, rows, LARGEST_TILE))])
    .webp({ quality: QUALITY, effort: 4, smartSubsample: false })
    .toBuffer();
}

/** A grain tile no larger than the picture it overlays. */
function grainFor(side: number): OverlayOptions {
  const known = overlays.get(side);
  if (known) return known;
  const raw = { width: side, height: side, channels: 4 } as const;
  const overlay: OverlayOptions = { input: grainTile(side), raw, tile: true, blend: 'soft-light' };
  overlays.set(side, overlay);
  return overlay;
}
