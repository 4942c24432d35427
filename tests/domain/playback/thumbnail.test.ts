import { describe, expect, it } from 'vitest';
import { seconds } from '#domain/playback/seconds.ts';
import type { TextCue } from '#domain/playback/text-cue.ts';
import { thumbnailAt } from '#domain/playback/thumbnail.ts';

const TRACK = 'https://cdn.test/strips/Workout1.vtt?token=abc';

const cue = (start: number, end: number, text: string): TextCue => ({
  start: seconds(start),
  end: seconds(end),
  text,
});

const at = (text: string) => thumbnailAt([cue(0, 5, text)], 0, TRACK);
const sourceOf = (address: string) => at(`${address}#xywh=0,0,160,90`)?.src ?? null;

describe('the thumbnail at a position [PLY-08]', () => {
  it('is a part of a picture', () => {
    expect(at('sheet.webp#xywh=160,90,240,135')).toEqual({
      src: 'https://cdn.test/strips/sheet.webp',
      x: 160,
      y: 90,
      width: 240,
      height: 135,
    });
  });

  it.each([
    [0, 'first.webp'],
    [4.99, 'first.webp'],
    [5, 'second.webp'],
    [9.99, 'second.webp'],
    [10, null],
    [12, 'third.webp'],
    [99, null],
  ])('at %d s is %s', (position, file) => {
    const cues = [
      cue(0, 5, 'first.webp#xywh=0,0,1,1'),
      cue(5, 10, 'second.webp#xywh=0,0,1,1'),
      cue(12, 15, 'third.webp#xywh=0,0,1,1'),
    ];
    expect(thumbnailAt(cues, position, TRACK)?.src ?? null).toBe(file && `https://cdn.test/strips/${file}`);
  });

  it.each([
    ['of its unit', 'a.webp#xywh=pixel:1,2,3,4'],
    ['of spaces around', '  a.webp#xywh=1,2,3,4\n'],
    ['of zeros before', 'a.webp#xywh=01,2,003,4'],
  ])('is the same in spite %s', (_, text) => {
    expect(at(text)).toMatchObject({ x: 1, y: 2, width: 3, height: 4 });
  });

  it.each([
    ['nothing', ''],
    ['no place', 'a.webp'],
    ['another fragment', 'a.webp#t=5'],
    ['percent', 'a.webp#xywh=percent:0,0,10,10'],
    ['three numbers', 'a.webp#xywh=1,2,3'],
    ['five numbers', 'a.webp#xywh=1,2,3,4,5'],
    ['a negative number', 'a.webp#xywh=-1,2,3,4'],
    ['half a pixel', 'a.webp#xywh=1.5,2,3,4'],
    ['a letter', 'a.webp#xywh=a,2,3,4'],
    ['spaces between', 'a.webp#xywh=1, 2, 3, 4'],
    ['a number without end', `a.webp#xywh=1,2,${'9'.repeat(6)},4`],
    ['no file', '#xywh=1,2,3,4'],
    ['a file with a space', 'a b.webp#xywh=1,2,3,4'],
    ['two fragments', 'a.webp#b#xywh=1,2,3,4'],
    ['more lines', 'a.webp#xywh=1,2,3,4\nb.webp#xywh=1,2,3,4'],
  ])('is not there for %s', (_, text) => {
    expect(at(text)).toBeNull();
  });

  it.each([
    ['sheet.webp', 'https://cdn.test/strips/sheet.webp'],
    ['../sheets/1.webp', 'https://cdn.test/sheets/1.webp'],
    ['/sheet.webp', 'https://cdn.test/sheet.webp'],
    ['sheet.webp?size=2&a=b', 'https://cdn.test/strips/sheet.webp?size=2&a=b'],
    ['//img.test/a.webp', 'https://img.test/a.webp'],
    ['https://img.test/a.webp', 'https://img.test/a.webp'],
    ['http://img.test/a.webp', 'http://img.test/a.webp'],
    ['HTTPS://img.test/a.webp', 'https://img.test/a.webp'],
  ])('has the address %s relative to its track', (address, source) => {
    expect(sourceOf(address)).toBe(source);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:image/svg+xml,<svg/onload=alert(1)>',
    'blob:https://cdn.test/1',
    'file:///etc/passwd',
    'http://',
    'https://[::1',
    'https://a:b:c/',
  ])('is never at %s', (address) => {
    expect(sourceOf(address)).toBeNull();
  });

  it.each(['a");x:url(//evil.test', "a');x:url(//evil.test", 'a\\"b', 'a\u0000b', '"onerror="alert(1)'])(
    'has an address that no style can be left with: %j',
    (address) => {
      expect(sourceOf(address)).not.toMatch(/["\\\s<>\u0000]/u);
    },
  );

  it('is not there without a valid address of the track, unless it is absolute', () => {
    const relative = [cue(0, 5, 'a.webp#xywh=0,0,1,1')];
    expect(thumbnailAt(relative, 0, 'strips.vtt')).toBeNull();
    const absolute = [cue(0, 5, 'https://img.test/a.webp#xywh=0,0,1,1')];
    expect(thumbnailAt(absolute, 0, 'https://cdn.test/a.vtt')?.src).toBe('https://img.test/a.webp');
  });

  it('is not there without cues', () => {
    expect(thumbnailAt([], 0, TRACK)).toBeNull();
  });
});
