import type { ImageVariant } from '#domain/catalogue/image.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { token } from '../token.ts';

/** Where an item's picture is: the address to try, narrower ones of the same picture, and what to show when it is broken. */
export interface ImageAddress {
  readonly src: string;
  /** The same picture at every width up to that of `src`, as an `<img srcset>` lists them. */
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
