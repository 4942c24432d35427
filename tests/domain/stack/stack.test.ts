import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { seconds } from '#domain/playback/seconds.ts';
import {
  addToStack,
  adoptStack,
  afterInStack,
  isStackable,
  minutesOf,
  moveInStack,
  MOST_STACKED,
  putBack,
  withoutStacked,
} from '#domain/stack/stack.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const ids = (...names: string[]) => names.map(mediaId);
const [a, b, c, x] = ids('a', 'b', 'c', 'x') as [ReturnType<typeof mediaId>, never, never, never];
const each = (letters: string) => Array.from(letters, (letter) => mediaId(letter));
const many = (count: number) => Array.from({ length: count }, (_each, index) => mediaId(`m${index}`));

describe('what can be in a stack [CAT-30]', () => {
  it.each([
    ['a workout', {}, true],
    ['an episode', { contentType: 'episode' }, true],
    ['an episode by its number', { contentType: 'video', episodeNumber: 3, seriesId: mediaId('s') }, true],
    ['a video of an unknown type', { contentType: 'video' }, true],
    ['a series by its id', { contentType: 'video', seriesId: mediaId('s') }, false],
    ['a video without an end', { duration: seconds(0) }, false],
    ['a program', { contentType: 'program' }, false],
    ['a series', { contentType: 'series' }, false],
    ['a trainer', { contentType: 'trainer', externalId: 'trainer-7' }, false],
    ['a trainer without an id', { contentType: 'trainer' }, false],
    ['a channel', { contentType: 'livechannel' }, false],
    ['a page', { contentType: 'page' }, false],
    ['a hub', { contentType: 'hub' }, false],
  ] as const)('is %s: %j is %s', (_what, changes, is) => {
    expect(isStackable(aMediaItem(changes))).toBe(is);
  });
});

describe('a stack [CAT-30]', () => {
  it('has what was added last at its end, and each item once', () => {
    expect(addToStack(ids('a'), b)).toEqual({ outcome: 'added', stack: ['a', 'b'] });
    expect(addToStack(ids('a', 'b'), a)).toEqual({ outcome: 'added', stack: ['a', 'b'] });
  });

  it('has room for fifty', () => {
    expect(MOST_STACKED).toBe(50);
    expect(addToStack(many(49), x)).toEqual({ outcome: 'added', stack: [...many(49), 'x'] });
    expect(addToStack(many(50), x)).toEqual({ outcome: 'too-many' });
    expect(addToStack(many(50), mediaId('m7'))).toEqual({ outcome: 'added', stack: many(50) });
  });

  it('can lose an item', () => {
    expect(withoutStacked(ids('a', 'b'), a)).toEqual(['b']);
    expect(withoutStacked(ids('a', 'b'), x)).toEqual(['a', 'b']);
  });

  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', 1, 'bac'],
    ['c', -1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['x', 1, 'abc'],
  ] as const)('has moved %s by %i: %s', (id, by, order) => {
    expect(moveInStack(ids('a', 'b', 'c'), mediaId(id), by).join('')).toBe(order);
  });

  it.each([
    ['ac', 'abc', 'abc'],
    ['bc', 'abc', 'abc'],
    ['ab', 'abc', 'abc'],
    ['acx', 'abc', 'abcx'],
    ['', 'abc', 'abc'],
    ['x', 'abc', 'abcx'],
    ['ca', 'abc', 'cba'],
    ['abc', 'ab', 'abc'],
  ])('that is %j gets back what it lost since it was %j: %j', (now, before, then) => {
    expect(putBack(each(now), each(before)).join('')).toBe(then);
  });

  it('gets back no more than there is room for', () => {
    expect(putBack(many(50), [x])).toEqual(many(50));
    expect(putBack(many(49), ids('x', 'y'))).toEqual(['x', ...many(49)]);
  });

  it('is followed by a visitor’s, without what it has already, as far as there is room', () => {
    expect(adoptStack(ids('a', 'b'), ids('x', 'a', 'c'))).toEqual(['a', 'b', 'x', 'c']);
    expect(adoptStack(many(49), ids('x', 'y'))).toEqual([...many(49), 'x']);
  });

  it('knows what comes after an item', () => {
    expect(afterInStack(ids('a', 'b', 'c'), a)).toEqual(['b', 'c']);
    expect(afterInStack(ids('a', 'b', 'c'), c)).toEqual([]);
    expect(afterInStack(ids('a', 'b', 'c'), x)).toEqual([]);
  });

  it('takes as many minutes as its cards say', () => {
    expect(minutesOf([])).toBe(0);
    expect(minutesOf([{ duration: seconds(61) }, { duration: seconds(1439) }])).toBe(26);
  });
});
