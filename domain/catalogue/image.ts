import type { MediaItem } from './media-item.ts';

/** Specification 1, section 9, "Image widths", in pixels. */
export const IMAGE_WIDTHS = {
  card: 480,
  featured: 1920,
  listItem: 320,
  detailHero: 1920,
  paywall: 1280,
  default: 640,
  trainerThumbnail: 60,
  /** The image for social networks (MED-17); 406 high. */
  social: 720,
} as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[keyof typeof IMAGE_WIDTHS];

export type ImageVariant = 'shelfImage' | 'backgroundImage' | 'channelLogoImage';

/** A customer's image names by variant (the config's custom options); without one, the variant has its default name. */
export type ImageNames = Readonly<{ [Variant in ImageVariant]?: string | null | undefined }>;

const DEFAULT_NAMES: Readonly<Record<ImageVariant, string>> = {
  shelfImage: 'card',
  backgroundImage: 'background',
  channelLogoImage: 'channel_logo',
};

/** Replaces the width in an address of the image service; any other address is returned unchanged. */
export const atWidth = (address: string, width: ImageWidth): string =>
  address.replace(/([?&]width=)\d+/, `$1${width}`);

/** CAT-15: the playlist's image label, else the customer's name for the variant, else the default name. */
export function imageName(variant: ImageVariant, playlistLabel: string | null, custom: ImageNames): string {
  return playlistLabel || custom[variant] || DEFAULT_NAMES[variant];
}

/** CAT-15: the image of exactly this width among images[], else image; null if the item has neither. */
export function fallbackImage(item: Pick<MediaItem, 'image' | 'images'>, width: number): string | null {
  return item.images.find((image) => image.width === width)?.src ?? item.image;
}
