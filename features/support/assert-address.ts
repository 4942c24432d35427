import assert from 'node:assert/strict';

/** An address as a scenario writes it: what begins with an ellipsis is an absolute address that ends so, on whatever host. */
export function assertAddress(found: string, expected: string, message?: string): void {
  if (!expected.startsWith('…')) {
    assert.equal(found, expected, message);
    return;
  }
  assert.match(found, /^https?:\/\/[^/]/, message);
  assert.equal(found.replace(/^https?:\/\/[^/]+/, ''), expected.slice(1), message);
}
