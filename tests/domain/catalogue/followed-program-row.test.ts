import { describe, expect, it } from 'vitest';
import { followedProgramRow, isFollowedRowFull } from '#domain/catalogue/followed-program-row.ts';
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

describe('what a followed program’s shelf requests [CAT-07]', () => {
  const numbered = (count: number) =>
    items(...Array.from({ length: count }, (_, index) => String(index + 1)));

  it.each([
    [20, '1', true],
    [19, '1', false],
    [44, '25', true],
    [43, '25', false],
    [100, 'elsewhere', false],
  ])('%d workouts, to continue at %s: enough is %s', (count, toContinue, isEnough) => {
    expect(isFollowedRowFull(numbered(count), mediaId(toContinue))).toBe(isEnough);
  });
});
