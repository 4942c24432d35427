/** A colour as customers write it, '#0a0d16', from how browsers say it, 'rgb(10, 13, 22)'; anything else as it is. */
export function asHex(color: string): string {
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  return parts.length === 0
    ? color
    : `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
