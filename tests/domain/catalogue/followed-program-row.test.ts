import { describe, expect, it } from 'vitest';
import { followedProgramRow } from '#domain/catalogue/followed-program-row.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const items = (...ids: string[]) => ids.map((id) => aMediaItem({ id: mediaId(id) }));
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe('a followed program [CAT-07]', () => {
  it.each([
    ['one', ['one', 'two', 'three']],
    ['two', ['two', 'three']],
    ['three', ['three']],
    ['elsewhere', ['one', 'two', 'three']],
  ])('from %s: %j', (toContinue, shown) => {
    expect(idsOf(followedProgramRow(items('one', 'two', 'three'), mediaId(toContinue)))).toEqual(shown);
  });
});
