import sharp, { type OverlayOptions } from 'sharp';
import type { Drawing } from './drawing.ts';
import { grainTile } from './grain.ts';

sharp.concurrency(1);
// What is drawn is kept as bytes elsewhere; sharp need not keep it as pixels as well.
sharp.cache(false);

const QUALITY = 70;

let grain: OverlayOptions | undefined;

/** Draws a picture at a width in pixels, as WebP. */
export async function rasterise(drawing: Drawing, pixels: number): Promise<Buffer> {
  grain ??= grainOverlay();
  return sharp(Buffer.from(drawing.svg(pixels)))
    .flatten({ background: '#000000' })
    .composite([grain])
    .webp({ quality: QUALITY, effort: 4, smartSubsample: false })
    .toBuffer();
}

function grainOverlay(): OverlayOptions {
  const { data, side } = grainTile();
  return { input: data, raw: { width: side, height: side, channels: 4 }, tile: true, blend: 'soft-light' };
}
