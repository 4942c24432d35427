import { PictureRandom } from './picture-random.ts';

/** How far a grain may be from middle grey, of 128. */
const CONTRAST = 24;

/** A square tile of photographic grain as pixels of red, green, blue and opacity, to be laid over a picture: it gives gradients a tooth, and hides their bands. */
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
