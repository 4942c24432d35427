import { describe, expect, it } from 'vitest';
import {
  CAPTION_STYLES,
  readCaptionStyle,
  textOfCaptionStyle,
  USUAL_CAPTIONS,
  type CaptionStyle,
} from '#domain/playback/caption-style.ts';

describe('the look of captions, as it is stored [PLY-15]', () => {
  it.each<readonly [string | null, Partial<CaptionStyle>]>([
    [null, {}],
    ['', {}],
    ['medium white half none', {}],
    ['large yellow none outline', { size: 'large', color: 'yellow', background: 'none', edge: 'outline' }],
    ['small', { size: 'small' }],
    ['huge yellow', { color: 'yellow' }],
    ['Large yellow', { color: 'yellow' }],
    [' large yellow', {}],
    ['yellow large', {}],
    ['large  yellow', { size: 'large' }],
    ['__proto__ constructor toString none', {}],
    ['{"size":"large"}', {}],
    ['large #ff0000;} solid dropShadow', { size: 'large', background: 'solid', edge: 'dropShadow' }],
    ['veryLarge cyan solid none and more', { size: 'veryLarge', color: 'cyan', background: 'solid' }],
  ])('is, of %j, %j, and else the usual one', (text, style) => {
    expect(readCaptionStyle(text)).toEqual({ ...USUAL_CAPTIONS, ...style });
  });

  it('is read as it was written, whatever is chosen', () => {
    const { size, color, background, edge } = CAPTION_STYLES;
    const all = size.flatMap((oneSize) =>
      color.flatMap((oneColor) =>
        background.flatMap((oneBackground) =>
          edge.map((oneEdge) => ({
            size: oneSize,
            color: oneColor,
            background: oneBackground,
            edge: oneEdge,
          })),
        ),
      ),
    );
    expect(all.map((style) => readCaptionStyle(textOfCaptionStyle(style)))).toEqual(all);
  });
});
