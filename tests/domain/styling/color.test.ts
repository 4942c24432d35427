import { describe, expect, it } from 'vitest';
import {
  BLACK,
  contrast,
  contrasting,
  hexColor,
  mixed,
  textOn,
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

  it('are moved towards the text only as far as the contrast needs', () => {
    const orange: Rgb = [255, 92, 57];
    expect(contrasting([BLACK], orange, WHITE, 4.5)).toEqual(orange);
    const moved = contrasting([WHITE], orange, BLACK, 4.5);
    expect(contrast(moved, WHITE)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(moved, WHITE)).toBeLessThan(6);
    expect(contrasting([[120, 120, 120]], [120, 120, 120], BLACK, 4.6)).toEqual(BLACK);
  });
});
