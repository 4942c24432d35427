import { describe, expect, it } from 'vitest';
import { isAsLocked } from '#tools/environment/ensure-packages.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b-for-macs': { version: '1.0.0', optional: true },
};

describe('the installed packages', () => {
  it.each([
    [
      'all of them',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-for-macs': { version: '1.0.0' } },
    ],
    ['all but those for other machines', { 'node_modules/a': { version: '1.0.0' } }],
  ])('match the lockfile: %s', (_, there) => {
    expect(isAsLocked(wanted, there)).toBe(true);
  });

  it.each([
    ['none', {}],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }],
    [
      'another version of an optional one',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-for-macs': { version: '2.0.0' } },
    ],
    ['one too many', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } }],
  ])('do not match the lockfile: %s', (_, there) => {
    expect(isAsLocked(wanted, there)).toBe(false);
  });
});
