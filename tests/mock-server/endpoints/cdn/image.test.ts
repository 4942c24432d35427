import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import type { Refusal } from '../../reply-types.ts';
import { itemsIn } from '../../catalogue/todays-catalogue.ts';
import { ORIGIN, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const [one, other] = itemsIn('browse').map(({ mediaid }) => mediaid);
const get = (address: string) => server.inject(address);
const pictureOf = async (address: string) => {
  const { rawPayload } = await get(address);
  return sharp(rawPayload).metadata();
};

describe.each(['/v1', '/v2'])('GET %s/media/:mediaid/images/:name.webp', (version) => {
  const address = (rest: string, id = one) => `${version}/media/${id}/images/${rest}`;

  it.each([16, 60, 97])('returns a picture of the requested width: %i', async (width) => {
    const picture = await pictureOf(address(`card.webp?width=${width}`));
    expect(picture).toMatchObject({ format: 'webp', width, height: Math.round((width * 9) / 16) });
  });

  it('is tall for a poster, and square for a square', async () => {
    expect(await pictureOf(address('poster.webp?width=40'))).toMatchObject({ width: 40, height: 60 });
    expect(await pictureOf(address('square.webp?width=40'))).toMatchObject({ width: 40, height: 40 });
  });

  it('may be cached forever', async () => {
    const { headers } = await get(address('card.webp?width=16'));
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('has the same bytes each time, and different ones for another item', async () => {
    const [first, again, different] = await Promise.all([
      get(address('card.webp?width=32')),
      get(address('card.webp?width=32')),
      get(address('card.webp?width=32', other)),
    ]);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(different.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it('is the card for a name that the client defines', async () => {
    const [card, custom] = await Promise.all([
      get(address('card.webp?width=32')),
      get(address('our-campaign_2026.webp?width=32')),
    ]);
    expect(custom.rawPayload.equals(card.rawPayload)).toBe(true);
  });

  it('falls back to the picture in the item’s image field for an unknown name, if requested', async () => {
    const [card, instead, either] = await Promise.all([
      get(address('card.webp?width=32')),
      get(address('shelf.webp?width=32&poster_fallback=1')),
      get(address('shelf.webp?width=32&poster_fallback=1&fallback=0')),
    ]);
    expect(instead.rawPayload.equals(card.rawPayload)).toBe(true);
    expect(either.rawPayload.equals(card.rawPayload)).toBe(true);
  });

  it('is refused for an unknown name without that fallback', async () => {
    for (const rest of ['fallback=0', 'fallback=0&poster_fallback=0']) {
      const response = await get(address(`shelf.webp?width=32&${rest}`));
      expect(response.statusCode).toBe(404);
      expect(response.json<Refusal>().message).toContain('shelf');
      expect((await get(address(`poster.webp?width=32&${rest}`))).statusCode).toBe(200);
    }
    const bare = await get(address('card.webp?poster_fallback=1', edgeCaseItems.noImage));
    expect(bare.statusCode).toBe(404);
  });

  it.each([
    ['shelf', 'card', 'card'],
    ['shelf', 'landscape,square', 'square'],
    ['shelf', 'poster,card', 'poster'],
    ['shelf', ' square , card', 'square'],
    ['square', 'card', 'square'],
    ['shelf', 'landscape', 'card'],
    ['Any shape', 'poster', 'poster'],
  ])('for the name %s with the fallback %j is the picture %s', async (name, fallback, instead) => {
    const query = `width=32&${new URLSearchParams({ fallback })}`;
    const [expected, picture, withPoster] = await Promise.all([
      get(address(`${instead}.webp?width=32`)),
      get(address(`${encodeURIComponent(name)}.webp?${query}`)),
      get(address(`${encodeURIComponent(name)}.webp?poster_fallback=1&${query}`)),
    ]);
    expect([picture.statusCode, withPoster.statusCode]).toEqual([200, 200]);
    expect(picture.rawPayload.equals(expected.rawPayload)).toBe(true);
    expect(withPoster.rawPayload.equals(expected.rawPayload)).toBe(true);
  });

  it('refuses an impossible poster_fallback', async () => {
    expect((await get(address('card.webp?width=16&poster_fallback=maybe'))).statusCode).toBe(400);
  });

  it('refuses what has no picture', async () => {
    for (const id of ['zzzzzzzz', edgeCaseItems.noImage, '__proto__', 'any shape']) {
      const response = await get(address('card.webp?width=16', encodeURIComponent(id)));
      expect([id, response.statusCode]).toEqual([id, 404]);
      expect(response.json<Refusal>().message).toContain(id);
    }
  });

  it.each(['0', '-5', 'wide', '1.5', '12345', '', '1e3'])('refuses the width %j', async (width) => {
    const response = await get(address(`card.webp?width=${width}`));
    expect(response.statusCode).toBe(400);
    expect(response.json<Refusal>().message).toContain('width');
  });

  it.each(['..%2Fmain.webp', 'CARD.webp', 'a%20b.webp'])('does not find the name %s', async (name) => {
    expect((await get(address(`${name}?width=16`))).statusCode).toBe(404);
  });
});

it('the addresses in an item lead to its pictures', async () => {
  const [{ image, images, trainerImageUrl } = { image: '', images: [] }] = itemsIn('browse');
  const smallest = images.toSorted((a, b) => a.width - b.width)[0];
  expect(image.startsWith(ORIGIN)).toBe(true);
  expect(await pictureOf((smallest?.src ?? '').replace(ORIGIN, ''))).toMatchObject({
    width: smallest?.width,
  });
  expect(await pictureOf((trainerImageUrl ?? '').replace(ORIGIN, ''))).toMatchObject({ width: 120 });
});
