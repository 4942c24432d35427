import { describe, expect, it } from 'vitest';
import { sourceType } from '#domain/playback/source-type.ts';

describe('the type of a source that names none', () => {
  it.each([
    ['https://cdn.test/a.m3u8', 'application/vnd.apple.mpegurl'],
    ['https://cdn.test/a.M3U8?token=x.mp4', 'application/vnd.apple.mpegurl'],
    ['https://cdn.test/a.mpd#t=1', 'application/dash+xml'],
    ['/a/b.mp4', 'video/mp4'],
    ['b.m4v', 'video/mp4'],
    ['b.mov', 'video/mp4'],
    ['b.webm', 'video/webm'],
    ['b.ogv', 'video/ogg'],
    ['b.mp3', 'audio/mpeg'],
    ['b.m4a', 'audio/mp4'],
    ['b.aac', 'audio/aac'],
  ])('of %s is %s', (file, type) => {
    expect(sourceType(file)).toBe(type);
  });

  it.each([
    '',
    'https://cdn.test/video',
    'https://cdn.test/video?file=b.mp4',
    'a.mp4x',
    'https://cdn.test/a.constructor',
    'https://m3u8/',
    'a.txt?b.mp4',
  ])('of %j is unknown', (file) => {
    expect(sourceType(file)).toBeNull();
  });
});
