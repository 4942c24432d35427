import { PictureRandom } from './picture-random.ts';

/** Largest deviation of a grain from middle grey (128). */
const CONTRAST = 24;

/** A square RGBA tile of photographic grain to overlay: adds texture to gradients and hides banding. */
export function grainTile(side: number): Buffer {
  const chance = new PictureRandom('grain');
  const data = Buffer.alloc(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const bell = chance.share() + chance.share() + chance.share() - 1.5;
    const grey = Math.round(128 + bell * CONTRAST);
    data.fill(grey, pixel * 4, pixel * 4 + 3);
    data[pixel * 4 + 3] = 255;
  }
  return data;
}
