import type { ImageAddresses } from '#application/ports/image-addresses.ts';
import { fallbackImage, imageName, type ImageNames } from '#domain/catalogue/image.ts';
import type { CdnAddresses } from './cdn-addresses.ts';

/** The widths that the CDN has ready. */
const CDN_WIDTHS = [320, 480, 640, 720, 1280, 1920];

/** The addresses of images on the CDN, by name and width (CAT-15). */
export const makeCdnImageAddresses = (cdn: CdnAddresses, names: ImageNames): ImageAddresses => ({
  of: (item, { variant, width, playlistLabel }) => {
    const name = imageName(variant, playlistLabel, names);
    const narrower = CDN_WIDTHS.filter((kept) => kept < width);
    return {
      src: cdn.image(item.id, name, width),
      srcSet: [...narrower, width].map((each) => `${cdn.image(item.id, name, each)} ${each}w`).join(', '),
      fallback: fallbackImage(item, width),
    };
  },
});
