import assert from 'node:assert/strict';

/**
 * Compares with an address as scenarios write it: one that begins with an ellipsis is an absolute address
 * that ends with the rest, on any host.
 */
export function assertAddress(found: string, expected: string, message?: string): void {
  if (!expected.startsWith('…')) {
    assert.equal(found, expected, message);
    return;
  }
  assert.match(found, /^https?:\/\/[^/]/, message);
  assert.equal(found.replace(/^https?:\/\/[^/]+/, ''), expected.slice(1), message);
}
