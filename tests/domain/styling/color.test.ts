import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_BACKGROUND,
  DEFAULT_HIGHLIGHT,
  BLACK,
  contrast,
  contrasting,
  cssColor,
  hexColor,
  mixed,
  opposite,
  textOn,
  veilShare,
  WHITE,
  type Rgb,
} from '#domain/styling/color.ts';

describe('colours', () => {
  it.each([
    ['#0f8', [0, 255, 136]],
    ['#102030', [16, 32, 48]],
    ['#FFF', [255, 255, 255]],
    ['102030', null],
    ['#1020', null],
    ['#1020304', null],
    ['##102030', null],
    ['#10203g', null],
    ['#0f', null],
    ['', null],
    [null, null],
  ])('are parsed from %j as %j', (text, color) => {
    expect(hexColor(text)).toEqual(color);
  });

  it('have the contrast that WCAG defines', () => {
    expect(contrast(WHITE, BLACK)).toBe(21);
    expect(contrast(BLACK, WHITE)).toBe(21);
    expect(contrast(WHITE, WHITE)).toBe(1);
    expect(contrast([118, 118, 118], WHITE)).toBeCloseTo(4.54, 2);
    expect(contrast([119, 119, 119], WHITE)).toBeCloseTo(4.48, 2);
  });

  it('are mixed by shares', () => {
    expect(mixed([0, 100, 200], [100, 200, 0], 0.25)).toEqual([25, 125, 150]);
  });

  it('have a readable text colour, pure black only where nothing else is readable', () => {
    expect(textOn([0, 0, 0])).toBe(WHITE);
    expect(textOn([255, 255, 255])).toEqual([10, 10, 12]);
    expect(textOn([120, 120, 120])).toBe(BLACK);
    expect(textOn([120, 121, 118])).toEqual([10, 10, 12]);
  });

  it('have an opposite: black for white, and white for any dark text', () => {
    expect(opposite(WHITE)).toEqual([0, 0, 0]);
    expect(opposite(BLACK)).toEqual([255, 255, 255]);
    expect(opposite(textOn(WHITE))).toEqual([255, 255, 255]);
  });

  it('leave text on a layer over any picture readable, and the picture as visible as that allows [CFG-17]', () => {
    const aPart = fc.integer({ min: 0, max: 255 });
    const aColor = fc.tuple(aPart, aPart, aPart);
    fc.assert(
      fc.property(aColor, aColor, (ground, pixel) => {
        const text = textOn(ground);
        const share = veilShare(ground, text);
        expect(contrast(mixed(pixel, ground, share / 100), text)).toBeGreaterThanOrEqual(4.5);
        const worst = [WHITE, BLACK].map((each) => contrast(mixed(each, ground, (share - 2) / 100), text));
        if (share < 100) expect(Math.min(...worst)).toBeLessThan(4.6);
      }),
      { numRuns: 4000 },
    );
  });

  it.each([
    [BLACK, 54],
    [WHITE, 48],
    [[118, 118, 118] as Rgb, 100],
  ])('hide a picture behind text on %j by %i %%', (ground, share) => {
    expect(veilShare(ground, textOn(ground))).toBe(share);
  });

  it('are written as in CSS', () => {
    expect(cssColor([10, 13, 22])).toBe('rgb(10 13 22)');
    expect(cssColor([10, 13, 22], 57)).toBe('rgb(10 13 22 / 57%)');
  });

  it('are moved towards the text only as far as the contrast needs', () => {
    const orange: Rgb = [255, 92, 57];
    expect(contrasting([BLACK], orange, WHITE, 4.5)).toEqual(orange);
    const moved = contrasting([WHITE], orange, BLACK, 4.5);
    expect(contrast(moved, WHITE)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(moved, WHITE)).toBeLessThan(6);
    expect(contrasting([[120, 120, 120]], [120, 120, 120], BLACK, 4.6)).toEqual(BLACK);
  });

  it('are kept if they have exactly the contrast that is needed', () => {
    expect(contrasting([BLACK], WHITE, BLACK, 21)).toEqual([255, 255, 255]);
  });

  it('are moved until they have the contrast on every ground', () => {
    const grounds: readonly Rgb[] = [BLACK, [60, 60, 60]];
    const moved = contrasting(grounds, [120, 120, 120], WHITE, 4.5);
    expect(grounds.map((ground) => contrast(ground, moved) >= 4.5)).toEqual([true, true]);
  });

  it('of a brand without its own are readable beside each other [CFG-17]', () => {
    expect(textOn(DEFAULT_BACKGROUND)).toEqual([255, 255, 255]);
    expect(contrast(DEFAULT_BACKGROUND, DEFAULT_HIGHLIGHT)).toBeGreaterThanOrEqual(4.5);
  });
});
