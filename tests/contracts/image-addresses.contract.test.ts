import { expect, it } from 'vitest';
import { makeCdnImageAddresses } from '#adapters/cdn/cdn-image-addresses.ts';
import { IMAGE_WIDTHS } from '#domain/catalogue/image.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform } from './in-process-platform.ts';

async function onPlatform() {
  const { cdn, fetch, catalogue } = await enterPlatform();
  const [first] = catalogue.workouts;
  const { item } = first ?? expect.unreachable('There are no workouts');
  return {
    addresses: makeCdnImageAddresses(cdn, {}),
    item: { id: mediaId(item.mediaid), image: item.image, images: item.images },
    fetch,
  };
}

describeContract('image addresses', { 'of the platform, which have no double': onPlatform }, (make) => {
  const card = { variant: 'shelfImage', playlistLabel: null } as const;

  it.each(['card', 'listItem'] as const)('lead to a picture: %s', async (use) => {
    const { addresses, item, fetch } = await make();
    const { src, fallback } = addresses.of(item, { ...card, width: IMAGE_WIDTHS[use] });
    for (const address of [src, fallback ?? '']) {
      const answer = await fetch(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^image\//);
    }
  });

  it.each(Object.values(IMAGE_WIDTHS))('list the picture up to its own width of %d pixels', async (width) => {
    const { addresses, item } = await make();
    const { src, srcSet } = addresses.of(item, { ...card, width });
    const listed = srcSet.split(', ').map((each) => each.split(' '));
    const widths = listed.map(([, described = '']) => Number(described.replace('w', '')));
    expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other));
    expect(listed.at(-1)).toEqual([src, `${width}w`]);
    for (const [index, [address = '']] of listed.entries())
      expect(address).toBe(src.replace(`width=${width}`, `width=${widths[index]}`));
  });

  it('have no fallback for an item without pictures', async () => {
    const { addresses, item } = await make();
    expect(addresses.of({ ...item, image: null, images: [] }, { ...card, width: 480 }).fallback).toBeNull();
  });
});
