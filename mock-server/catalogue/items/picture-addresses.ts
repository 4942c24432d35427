import type { ItemImage } from './catalogue-item.ts';

const WIDTHS = [320, 480, 640, 720, 1280, 1920];
const DEFAULT_WIDTH = 640;

/** The address of a picture of an item (CAT-15). */
export const pictureAddress = (origin: string, id: string, name: string, width: number): string =>
  `${origin}/v1/media/${id}/images/${name}.webp?width=${width}`;

/** `image` and `images` of an item that has a picture. */
export const picturesOf = (origin: string, id: string): { image: string; images: readonly ItemImage[] } => ({
  image: pictureAddress(origin, id, 'card', DEFAULT_WIDTH),
  images: WIDTHS.map((width) => ({
    src: pictureAddress(origin, id, 'card', width),
    width,
    type: 'image/webp',
  })),
});
