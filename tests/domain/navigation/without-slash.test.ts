import { expect, it } from 'vitest';
import { withoutSlash } from '#domain/navigation/without-slash.ts';

it.each([
  ['https://a.test/b', 'https://a.test/b'],
  ['https://a.test/b//', 'https://a.test/b'],
  ['/', ''],
  ['', ''],
])('%j without its trailing slashes is %j', (address, bare) => {
  expect(withoutSlash(address)).toBe(bare);
});
