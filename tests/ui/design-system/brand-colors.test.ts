import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColors, headerColors, type BrandColors } from '#ui/design-system/theme/brand-colors.ts';

const READABLE = 4.5;
const UI = new URL('../../../ui/', import.meta.url).pathname;

/** The relative luminance of 'rgb(r g b)', as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const parts = /^rgb\((\d+) (\d+) (\d+)\)$/.exec(color)?.slice(1) ?? expect.unreachable(color);
  const linear = parts.map(Number).map((part) => {
    expect(part).toBeLessThanOrEqual(255);
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => sum + weight * (linear[index] ?? 0), 0);
}

function contrast(colors: BrandColors, one: keyof BrandColors, other: keyof BrandColors): number {
  const [a, b] = [luminance(colors[one] ?? ''), luminance(colors[other] ?? '')];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Pairs of a text colour and its background. */
const TEXTS_ON_GROUNDS: readonly (readonly [keyof BrandColors, keyof BrandColors])[] = [
  ...(['--color-text', '--color-text-soft', '--color-accent-text'] as const).flatMap((text) =>
    (['--color-background', '--color-surface', '--color-raised'] as const).map(
      (ground) => [text, ground] as const,
    ),
  ),
  ['--color-on-highlight', '--color-highlight'],
  ['--color-on-highlight', '--color-highlight-pointed-at'],
];

const unreadable = (backgroundColor: string | null, highlightColor: string | null) => {
  const colors = brandColors({ backgroundColor, highlightColor });
  return TEXTS_ON_GROUNDS.filter(([text, ground]) => contrast(colors, text, ground) < READABLE);
};

const aColor = fc.stringMatching(/^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$/);

describe('the colours of a brand [CFG-17]', () => {
  it('are readable for any pair of brand colours', () => {
    fc.assert(
      fc.property(aColor, aColor, (background, highlight) => {
        expect(unreadable(background, highlight)).toEqual([]);
      }),
    );
  });

  it('are readable on every grey, even where black and white have the least contrast', () => {
    for (let grey = 0; grey < 256; grey += 1) {
      const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      expect(unreadable(color, color), color).toEqual([]);
    }
  });

  it('contain the two colours unchanged', () => {
    expect(brandColors({ backgroundColor: '#102030', highlightColor: '#0f8' })).toMatchObject({
      '--color-background': 'rgb(16 32 48)',
      '--color-highlight': 'rgb(0 255 136)',
      '--color-accent-text': 'rgb(0 255 136)',
      '--color-scheme': 'dark',
    });
    expect(brandColors({ backgroundColor: '#FFFFFF', highlightColor: null })['--color-scheme']).toBe('light');
  });

  it.each(['', 'red', '#12', '#12345', '#1234567', '#ggg', 'rgb(0 0 0)', '#000; color: red'])(
    'ignore values that are not colours: %j',
    (nonsense) => {
      const none = brandColors({ backgroundColor: null, highlightColor: null });
      expect(brandColors({ backgroundColor: nonsense, highlightColor: nonsense })).toEqual(none);
    },
  );
});

describe('the style sheets', () => {
  const sheets = readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, text: readFileSync(UI + file, 'utf8') }));
  const tokens = sheets.find(({ file }) => file === 'design-system/theme/tokens.css')?.text ?? '';

  it('start with the default brand colours', () => {
    for (const [property, value] of Object.entries(
      brandColors({ backgroundColor: null, highlightColor: null }),
    )) {
      expect(tokens).toContain(`  ${property}: ${value};`);
    }
  });

  it('do not mix text colours themselves, which could be unreadable with some brand', () => {
    expect(sheets.length).toBeGreaterThan(10);
    const mixing = sheets.filter(({ text }) => /^\s*color:[^;]*\bmix\b/m.test(text));
    expect(mixing.map(({ file }) => file)).toEqual([]);
  });
});

describe('the colours of a header [SHL-03]', () => {
  const colors = (headerBackground: string | null, isLight: boolean, backgroundColor: string | null = null) =>
    headerColors({ backgroundColor, highlightColor: null, headerBackground }, isLight);

  it.each([
    [null, '#123456', false, 'rgb(18 52 86)'],
    ['#654321', '#123456', false, 'rgb(101 67 33)'],
    ['#ffffff', '#123456', false, 'rgb(255 255 255)'],
    [null, '#123456', true, 'rgb(244 244 241)'],
    ['#654321', '#ffffff', true, 'rgb(244 244 241)'],
    ['#ffeecc', '#123456', true, 'rgb(255 238 204)'],
    [null, '#ffeecc', true, 'rgb(255 238 204)'],
  ])('of its own colour %s on a page of %s, light: %s, are those on %s', (own, page, isLight, ground) => {
    expect(colors(own, isLight, page)['--color-background']).toBe(ground);
  });

  it('are readable with any colours, on light grounds dark on light', () => {
    fc.assert(
      fc.property(aColor, aColor, fc.boolean(), (headerBackground, highlightColor, isLight) => {
        const shown = headerColors({ backgroundColor: null, highlightColor, headerBackground }, isLight);
        expect(TEXTS_ON_GROUNDS.filter(([text, ground]) => contrast(shown, text, ground) < READABLE)).toEqual(
          [],
        );
        if (isLight) expect(shown['--color-scheme']).toBe('light');
      }),
    );
  });
});
