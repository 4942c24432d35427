import { describe, expect, it } from 'vitest';
import { addressOfPart } from '#domain/live/broadcast-part.ts';

const part = { start: 1_795_000_000_999, end: 1_795_003_600_000 };

describe('the address of a part of a broadcast [LIV-04]', () => {
  it.each([
    ['https://cdn.example/a.m3u8', part, 'https://cdn.example/a.m3u8?t=1795000000-1795003600'],
    ['https://cdn.example/a.m3u8', { ...part, end: null }, 'https://cdn.example/a.m3u8?t=1795000000'],
    [
      'https://cdn.example/a.m3u8?token=x%2By',
      part,
      'https://cdn.example/a.m3u8?token=x%2By&t=1795000000-1795003600',
    ],
    ['https://cdn.example/a.m3u8#x', part, 'https://cdn.example/a.m3u8?t=1795000000-1795003600#x'],
  ])('%s', (file, wanted, expected) => {
    expect(addressOfPart(file, wanted)).toBe(expected);
  });
});
