import { IMAGE_WIDTHS, type ImageVariant } from '#domain/catalogue/image.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { ImageAddresses, type ImageAddress } from '#application/ports/image-addresses.ts';
import { useInjection } from '../session/use-injection.ts';

/** Returns a function for the address of an item's image, for one use of it (CAT-15). */
export function useImage(): (
  item: Pick<MediaItem, 'id' | 'image' | 'images'>,
  variant: ImageVariant,
  use: keyof typeof IMAGE_WIDTHS,
  playlistLabel?: string | null,
) => ImageAddress {
  const addresses = useInjection(ImageAddresses);
  return (item, variant, use, playlistLabel = null) =>
    addresses.of(item, { variant, width: IMAGE_WIDTHS[use], playlistLabel });
}
