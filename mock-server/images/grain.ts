import { PictureChance } from './picture-chance.ts';

/** The side of a tile, in pixels. */
const SIDE = 192;
/** How far a grain may be from middle grey, of 128. */
const CONTRAST = 24;

/** A tile of photographic grain, to be laid over a picture: it gives gradients a tooth, and hides their bands. */
export function grainTile(): { readonly data: Buffer; readonly side: number } {
  const chance = new PictureChance('grain');
  const data = Buffer.alloc(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const bell = chance.share() + chance.share() + chance.share() - 1.5;
    const grey = Math.round(128 + bell * CONTRAST);
    data.fill(grey, pixel * 4, pixel * 4 + 3);
    data[pixel * 4 + 3] = 255;
  }
  return { data, side: SIDE };
}
