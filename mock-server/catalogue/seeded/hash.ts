/**
 * A 53-bit hash of a text as a whole number, for ids and seeds, not for security. Two multiplicative hashes
 * run side by side and are mixed at the end.
 */
export function hashOf(text: string): number {
  let one = 0x9e3779b9;
  let other = 0x85ebca6b;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995);
  }
  one = Math.imul(one ^ (one >>> 15) ^ other, 0x2c1b3c6d);
  other = Math.imul(other ^ (other >>> 13) ^ one, 0x297a2d39);
  one ^= one >>> 16;
  other ^= other >>> 14;
  return (other & 0x1fffff) * 0x1_0000_0000 + (one >>> 0);
}
