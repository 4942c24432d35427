/**
 * Where a key moves the focus in a list whose ends meet, as the ARIA practices recommend; null for
 * keys that move nothing.
 */
export function nextIndex(
  key: string,
  at: number,
  count: number,
  [back, ahead]: readonly [back: string, ahead: string],
): number | null {
  switch (key) {
    case ahead:
      return (at + 1) % count;
    case back:
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
