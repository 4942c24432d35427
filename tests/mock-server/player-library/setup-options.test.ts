import { describe, expect, it } from 'vitest';
import { playableItems, sizeOf } from '#mock-server/player-library/page/setup-options.ts';

describe('the playlist of a player’s set-up', () => {
  it('may be one item, a list, or just a file', () => {
    const item = { sources: [{ file: 'a.m3u8' }], tracks: [], starttime: 0 };
    expect(playableItems({ sources: [{ file: 'a.m3u8' }] })).toEqual([item]);
    expect(playableItems([{ sources: [{ file: 'a.m3u8' }] }])).toEqual([item]);
    expect(playableItems({ file: 'a.m3u8' })).toEqual([item]);
  });

  it('omits items without a source', () => {
    expect(playableItems([{ mediaid: 'a' }, { sources: [] }, { sources: [{ file: '' }] }])).toEqual([]);
    expect(playableItems(undefined)).toEqual([]);
  });

  it.each([
    [12.5, 12.5],
    [-3, 0],
    [NaN, 0],
    [undefined, 0],
  ])('reads the start %s as %s', (given, starttime) => {
    const [item] = playableItems({ file: 'a.m3u8', ...(given !== undefined && { starttime: given }) });
    expect(item?.starttime).toBe(starttime);
  });
});

describe('the size of a player', () => {
  it.each([
    [{}, { width: '100%', 'aspect-ratio': '16 / 9' }],
    [
      { width: 640, height: 360 },
      { width: '640px', height: '360px' },
    ],
    [
      { width: '100%', height: '100%' },
      { width: '100%', height: '100%' },
    ],
    [
      { width: '50%', aspectratio: '4:3' },
      { width: '50%', 'aspect-ratio': '4 / 3' },
    ],
  ])('%j is %j', (options, size) => {
    expect(sizeOf(options)).toEqual(size);
  });
});
