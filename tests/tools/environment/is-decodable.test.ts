import { describe, expect, it } from 'vitest';
import { isDecodable } from '#tools/environment/is-decodable.ts';

describe('a path', () => {
  it.each([
    ['/app/workouts', true],
    ['/app/q/100%25', true],
    ['/app/q/%C3%A9', true],
    ['/app/workouts?x=%', true],
    ['/app/%', false],
    ['/app/%zz', false],
    ['/app/%E0%A4%A', false],
  ])('%s can be decoded: %s', (url, decodable) => {
    expect(isDecodable(url)).toBe(decodable);
  });
});
