// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { mimeOf } from '#mock-server/player-library/page/open-source.ts';

describe('the type of a source', () => {
  it.each([
    [{ file: 'a', type: 'application/x-mpegURL' }, 'application/x-mpegURL'],
    [{ file: 'a.m3u8' }, 'application/vnd.apple.mpegurl'],
    [{ file: 'a.m3u8?token=b.mp4' }, 'application/vnd.apple.mpegurl'],
    [{ file: 'a.mpd' }, 'application/dash+xml'],
    [{ file: 'a.webm', type: '' }, 'video/webm'],
    [{ file: 'a' }, 'video/mp4'],
  ])('%j is %s', (source, type) => {
    expect(mimeOf(source)).toBe(type);
  });
});
