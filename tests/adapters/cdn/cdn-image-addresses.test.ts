import { describe, expect, it } from 'vitest';
import { cdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeCdnImageAddresses } from '#adapters/cdn/cdn-image-addresses.ts';
import { IMAGE_WIDTHS, type ImageNames } from '#domain/catalogue/image.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const item = aMediaItem({
  image: 'https://img.test/any.jpg',
  images: [{ src: 'https://img.test/480.jpg', width: 480 }],
});
const addressesWith = (names: ImageNames = {}) =>
  makeCdnImageAddresses(cdnAddresses('https://cdn.test'), names);
const card = { variant: 'shelfImage', width: IMAGE_WIDTHS.card, playlistLabel: null } as const;
const imagesOf = (name: string, width: number) =>
  `https://cdn.test/v1/media/Wrk00001/images/${name}.webp?width=${width}`;

describe('the picture of an item [CAT-15]', () => {
  it('is that of the variant, in the requested width', () => {
    const addresses = addressesWith();
    expect(addresses.of(item, card).src).toBe(imagesOf('card', 480));
    expect(addresses.of(item, { ...card, variant: 'backgroundImage', width: 1920 }).src).toBe(
      imagesOf('background', 1920),
    );
    expect(addresses.of(item, { ...card, variant: 'channelLogoImage', width: 60 }).src).toBe(
      imagesOf('channel_logo', 60),
    );
  });

  it('has the name of the playlist or else of the customer', () => {
    const addresses = addressesWith({ shelfImage: 'poster' });
    expect(addresses.of(item, card).src).toBe(imagesOf('poster', 480));
    expect(addresses.of(item, { ...card, playlistLabel: 'square' }).src).toBe(imagesOf('square', 480));
  });

  it('has the default name if customer and playlist have an empty one', () => {
    const named = addressesWith({ shelfImage: '' }).of(item, { ...card, playlistLabel: '' });
    expect(named.src).toBe(imagesOf('card', 480));
  });

  it.each(Object.values(IMAGE_WIDTHS))(
    'offers every standard width up to %d, and that itself last',
    (width) => {
      const { src, srcSet } = addressesWith().of(item, { ...card, width });
      const offered = srcSet.split(', ').map((each) => each.split(' '));
      const widths = offered.map(([, descriptor = '']) => Number(descriptor.replace('w', '')));
      expect(widths).toEqual([...[320, 480, 640, 720, 1280].filter((kept) => kept < width), width]);
      expect(offered.map(([address]) => address)).toEqual(widths.map((each) => imagesOf('card', each)));
      expect(offered.at(-1)?.[0]).toBe(src);
    },
  );

  it('falls back to the entry of exactly its width, else to the item’s image, else to null', () => {
    const addresses = addressesWith();
    expect(addresses.of(item, card).fallback).toBe('https://img.test/480.jpg');
    expect(addresses.of(item, { ...card, width: 640 }).fallback).toBe('https://img.test/any.jpg');
    expect(addresses.of(aMediaItem(), card).fallback).toBeNull();
  });
});
