import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { channelBeside } from '#domain/live/channel-beside.ts';

const channels = ['A', 'B', 'C', 'D'].map((id) => ({ id: mediaId(id) }));
const beside = (current: string, by: 1 | -1, locked = '') =>
  channelBeside(channels, mediaId(current), by, ({ id }) => !locked.includes(id))?.id ?? null;

describe('the channel that a key leads to [LIV-12]', () => {
  it.each([
    ['A', 1, '', 'B'],
    ['C', 1, '', 'D'],
    ['D', 1, '', 'A'],
    ['D', -1, '', 'C'],
    ['B', -1, '', 'A'],
    ['A', -1, '', 'D'],
    ['A', 1, 'B', 'C'],
    ['A', -1, 'D', 'C'],
    ['C', 1, 'D', 'A'],
    ['A', 1, 'BCD', null],
    ['Other', 1, '', 'A'],
    ['Other', -1, '', 'D'],
    ['Other', 1, 'A', 'B'],
  ] as const)('from %s by %d, with %j locked, is %s', (current, by, locked, channel) => {
    expect(beside(current, by, locked)).toBe(channel);
  });

  it('is none in an empty guide', () => {
    expect(channelBeside([], mediaId('A'), 1, () => true)).toBeNull();
  });
});
