import { describe, expect, it } from 'vitest';
import { aspectRatio } from '#domain/catalogue/aspect-ratio.ts';

describe('the aspect ratio of a shelf [CAT-14]', () => {
  it.each(['2:1', '16:9', '5:3', '4:3', '1:1', '9:13', '2:3', '9:16'])('can be %s', (ratio) => {
    expect(aspectRatio(ratio)).toBe(ratio);
  });

  it.each(['3:2', '16/9', ' 4:3', '', 'portrait', undefined])('is 16:9 for %j', (text) => {
    expect(aspectRatio(text)).toBe('16:9');
  });
});
