import { describe, expect, it } from 'vitest';
import {
  atWidth,
  fallbackImage,
  IMAGE_WIDTHS,
  imageName,
  type ImageVariant,
} from '#domain/catalogue/image.ts';

describe('the widths of pictures [CAT-15]', () => {
  it('are the specified ones', () => {
    expect(IMAGE_WIDTHS).toEqual({
      card: 480,
      featured: 1920,
      listItem: 320,
      detailHero: 1920,
      paywall: 1280,
      default: 640,
      trainerThumbnail: 60,
      social: 720,
    });
  });
});

describe('the address of a picture at another width', () => {
  it.each([
    ['https://img.test/a.jpg?width=320', 'https://img.test/a.jpg?width=60'],
    ['https://img.test/a.jpg?crop=1&width=1920&q=8', 'https://img.test/a.jpg?crop=1&width=60&q=8'],
    ['https://img.test/a.jpg?maxwidth=320', 'https://img.test/a.jpg?maxwidth=320'],
    ['https://img.test/a.jpg?width=auto', 'https://img.test/a.jpg?width=auto'],
    ['https://img.test/width=320/a.jpg', 'https://img.test/width=320/a.jpg'],
  ])('of %s is %s', (address, narrow) => {
    expect(atWidth(address, IMAGE_WIDTHS.trainerThumbnail)).toBe(narrow);
  });
});

describe('the name of a picture [CAT-15]', () => {
  it.each<[ImageVariant, string]>([
    ['shelfImage', 'card'],
    ['backgroundImage', 'background'],
    ['channelLogoImage', 'channel_logo'],
  ])('%s is %s', (variant, name) => {
    expect(imageName(variant, null, {})).toBe(name);
  });

  it('is the customer’s name for that variant', () => {
    expect(imageName('shelfImage', null, { shelfImage: 'poster' })).toBe('poster');
    expect(imageName('backgroundImage', null, { shelfImage: 'poster' })).toBe('background');
  });

  it('is primarily the label of the playlist', () => {
    expect(imageName('shelfImage', 'square', { shelfImage: 'poster' })).toBe('square');
  });
});

describe('the fallback of a picture [CAT-15]', () => {
  const images = [
    { src: 'https://img.test/320.jpg', width: 320 },
    { src: 'https://img.test/480.jpg', width: 480 },
  ];

  it('is the one with exactly the requested width', () => {
    expect(fallbackImage({ image: 'https://img.test/any.jpg', images }, 480)).toBe(
      'https://img.test/480.jpg',
    );
  });

  it.each([479, 481])('is the item’s image if %d is requested and only 480 exists', (width) => {
    expect(fallbackImage({ image: 'https://img.test/any.jpg', images }, width)).toBe(
      'https://img.test/any.jpg',
    );
  });

  it('is null if there is no picture', () => {
    expect(fallbackImage({ image: null, images: [] }, 480)).toBeNull();
  });
});
