import type { ImageVariant } from '#domain/catalogue/image.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { token } from '../injection/token.ts';

/**
 * The addresses of an item's image: the preferred one, narrower versions of the same image, and a fallback if it is broken.
 */
export interface ImageAddress {
  readonly src: string;
  /** The same image at every width up to that of `src`, in the format of `<img srcset>`. */
  readonly srcSet: string;
  readonly fallback: string | null;
}

export interface ImageRequest {
  readonly variant: ImageVariant;
  /** In pixels; one of the specification's widths. */
  readonly width: number;
  readonly playlistLabel: string | null;
}

export interface ImageAddresses {
  of(item: Pick<MediaItem, 'id' | 'image' | 'images'>, request: ImageRequest): ImageAddress;
}
export const ImageAddresses = token<ImageAddresses>('ImageAddresses');
