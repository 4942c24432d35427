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

/** Half of Node's pool of threads: the other half reads files and compresses answers meanwhile. */
const MOST_AT_ONCE = 2;
let atWork = 0;
const waiting: (() => void)[] = [];

/** Draws a picture at a width in pixels, as WebP, when its turn comes. */
export async function rasterise(drawing: Drawing, pixels: number): Promise<Buffer> {
  if (atWork === MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else atWork += 1;
  try {
    return await draw(drawing, pixels);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}

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
