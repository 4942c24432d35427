import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagePalette, paletteOf, headerColors, type Palette } from '#ui/design-system/theme/palette.ts';
import { videoColors } from '#ui/design-system/theme/video-colors.ts';

const READABLE = 4.5;
const DISTINCT = 3;
/** The number of random pairs of colours that each property is checked with. */
const PAIRS = { numRuns: 4000 };
const UI = new URL('../../../ui/', import.meta.url).pathname;

/** The relative luminance of 'rgb(r g b)', as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const parts = /^rgb\((\d+) (\d+) (\d+)\)$/.exec(color)?.slice(1) ?? expect.unreachable(color);
  const linear = parts.map(Number).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => sum + weight * (linear[index] ?? 0), 0);
}

function contrast(colors: Palette, one: keyof Palette, other: keyof Palette): number {
  const [a, b] = [luminance(colors[one] ?? ''), luminance(colors[other] ?? '')];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Pair = readonly [color: keyof Palette, ground: keyof Palette, least: number];

const GROUNDS = ['--color-background', '--color-surface', '--color-raised'] as const;
const onBackgrounds = (colors: readonly (keyof Palette)[], least: number): Pair[] =>
  colors.flatMap((color) => GROUNDS.map((ground): Pair => [color, ground, least]));

/** The colours that are used together. */
const USED_TOGETHER: readonly Pair[] = [
  ...onBackgrounds(['--color-text', '--color-text-soft', '--color-accent-text'], READABLE),
  ...onBackgrounds(['--color-border', '--color-accent'], DISTINCT),
  ['--color-on-highlight', '--color-highlight', READABLE],
  ['--color-on-highlight', '--color-highlight-pointed-at', READABLE],
  // The filled part of a progress bar on its track, and an icon on a control that is pointed at.
  ['--color-accent', '--color-line', DISTINCT],
  ['--color-text', '--color-line', DISTINCT],
];

/** The pairs with too little contrast. */
const failuresIn = (colors: Palette, pairs: readonly Pair[] = USED_TOGETHER) =>
  pairs.filter(([color, ground, least]) => contrast(colors, color, ground) < least);

const unreadable = (backgroundColor: string | null, highlightColor: string | null) =>
  failuresIn(paletteOf({ backgroundColor, highlightColor }));

const aColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`);

describe('the colours of a brand [CFG-17]', () => {
  it('are readable for any pair of brand colours', () => {
    fc.assert(
      fc.property(aColor, aColor, (background, highlight) => {
        expect(unreadable(background, highlight)).toEqual([]);
      }),
      PAIRS,
    );
  });

  it('are readable if the two colours are the same', () => {
    fc.assert(
      fc.property(aColor, (color) => {
        expect(unreadable(color, color)).toEqual([]);
      }),
      PAIRS,
    );
  });

  it('are readable on every grey, even where black and white have the least contrast', () => {
    for (let grey = 0; grey < 256; grey += 1) {
      const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      expect(unreadable(color, color), color).toEqual([]);
    }
  });

  it.each([
    ['#686868', '--color-accent-text', 'rgb(104 104 104)'],
    ['#696969', '--color-accent-text', 'rgb(96 96 96)'],
    ['#787878', '--color-accent', 'rgb(120 120 120)'],
    ['#797979', '--color-accent', 'rgb(110 110 110)'],
  ] as const)('change %s on white no sooner than WCAG asks for: %s', (highlightColor, name, color) => {
    expect(paletteOf({ backgroundColor: '#ffffff', highlightColor })[name]).toBe(color);
  });

  it('contain the two colours unchanged', () => {
    expect(paletteOf({ backgroundColor: '#102030', highlightColor: '#0f8' })).toMatchObject({
      '--color-background': 'rgb(16 32 48)',
      '--color-highlight': 'rgb(0 255 136)',
      '--color-accent': 'rgb(0 255 136)',
      '--color-accent-text': 'rgb(0 255 136)',
      '--color-scheme': 'dark',
    });
    expect(paletteOf({ backgroundColor: '#FFFFFF', highlightColor: null })['--color-scheme']).toBe('light');
  });

  it.each(['', 'red', '#12', '#12345', '#1234567', '#ggg', 'rgb(0 0 0)', '#000; color: red'])(
    'ignore values that are not colours: %j',
    (nonsense) => {
      const none = paletteOf({ backgroundColor: null, highlightColor: null });
      expect(paletteOf({ backgroundColor: nonsense, highlightColor: nonsense })).toEqual(none);
    },
  );
});

describe('the colours over pictures [CFG-17]', () => {
  const overPictures = (backgroundColor: string, highlightColor: string): Palette => {
    const all = Object.entries(pagePalette({ backgroundColor, highlightColor }));
    const own = all.filter(([name]) => name.startsWith('--picture-'));
    return {
      ...Object.fromEntries(all),
      ...Object.fromEntries(own.map(([name, color]) => [name.replace('picture', 'color'), color])),
    };
  };
  const veil = (colors: Palette): number =>
    Number(/ (\d+)%\)$/.exec(colors['--color-veil'] ?? '')?.[1] ?? expect.unreachable());

  it('are light on dark, readable, and leave a third of any picture, on any page', () => {
    fc.assert(
      fc.property(aColor, aColor, (background, highlight) => {
        const shown = overPictures(background, highlight);
        expect(failuresIn(shown, onBackgrounds(['--color-text'], READABLE))).toEqual([]);
        expect(failuresIn(shown, onBackgrounds(['--color-border', '--color-accent'], DISTINCT))).toEqual([]);
        expect(shown['--color-scheme']).toBe('dark');
        expect(veil(shown)).toBeLessThanOrEqual(65);
      }),
      PAIRS,
    );
  });

  it.each([
    ['#0b0d12', 'rgb(11 13 18)', "a dark page's own"],
    ['#000000', 'rgb(0 0 0)', "a black page's own"],
    ['#0a7d8c', 'rgb(4 50 56)', 'a darker tone of a bright page'],
    ['#ffffff', 'rgb(26 26 26)', 'a dark grey on a white page'],
    ['#f6f1e7', 'rgb(25 24 23)', 'a warm dark grey on a page of cream'],
  ])('stand on a page of %s on %s: %s', (background, ground) => {
    expect(overPictures(background, '#d9480f')['--color-background']).toBe(ground);
  });
});

describe('the style sheets', () => {
  const sheets = readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, text: readFileSync(UI + file, 'utf8') }));
  const tokens = sheets.find(({ file }) => file === 'design-system/theme/tokens.css')?.text ?? '';

  it('start with the default brand colours', () => {
    for (const [property, value] of Object.entries(
      pagePalette({ backgroundColor: null, highlightColor: null }),
    )) {
      expect(tokens).toContain(`  ${property}: ${value};`);
    }
  });

  it('do not mix text colours themselves, which could be unreadable with some brand', () => {
    expect(sheets.length).toBeGreaterThan(10);
    const mixing = sheets.filter(({ text }) => /^\s*color:[^;]*\bmix\b/m.test(text));
    expect(mixing.map(({ file }) => file)).toEqual([]);
  });

  const rules = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
      rule: `${file}: ${selector.replace(/\/\*[^]*?\*\//g, '').trim()}`,
      declarations,
    })),
  );

  it('use the highlight colour itself only as the ground of text: it may be that of the page', () => {
    const withoutText = rules.filter(
      ({ rule, declarations }) =>
        /var\(--color-highlight\)/.test(declarations) &&
        !/var\(--color-on-highlight\)/.test(declarations) &&
        !rule.includes('picture.module.css: .tile'),
    );
    expect(withoutText.map(({ rule }) => rule)).toEqual([]);
  });

  it('use the colour of dividing lines for no part of a control', () => {
    const controls = rules.filter(
      ({ rule, declarations }) =>
        /var\(--color-line\)/.test(declarations) && /input|select|button|control|pressed/.test(rule),
    );
    expect(controls.map(({ rule }) => rule)).toEqual([]);
  });
});

describe('the colours over a video [CFG-17, PLY-03]', () => {
  /** The player's panel, and its seek bar where the video is loaded. */
  const player = { '--panel': 'rgb(18 19 26)', '--loaded': 'rgb(75 75 75)' } as const;

  it('are readable for any highlight colour, those of the player, too', () => {
    fc.assert(
      fc.property(aColor, (highlight) => {
        const shown: Palette = { ...videoColors(highlight), ...player };
        expect(shown['--color-background']).toBe('rgb(0 0 0)');
        expect(
          failuresIn(shown, [
            ...USED_TOGETHER,
            ['--player-accent', '--color-background', DISTINCT],
            ['--player-accent', '--panel', DISTINCT],
            ['--player-accent', '--loaded', DISTINCT],
            ['--player-on-accent', '--player-accent', READABLE],
          ]),
        ).toEqual([]);
      }),
      PAIRS,
    );
  });

  it('leave the player its own colours if the config has none', () => {
    expect(videoColors(null)).not.toHaveProperty('--player-accent');
  });
});

describe('the colours of a header [SHL-03, CFG-17]', () => {
  const colors = (headerBackground: string | null, isLight: boolean, backgroundColor: string | null = null) =>
    headerColors({ backgroundColor, highlightColor: null, headerBackground }, isLight);

  it.each([
    [null, '#123456', false, 'rgb(18 52 86)'],
    ['#654321', '#123456', false, 'rgb(101 67 33)'],
    ['#ffffff', '#123456', false, 'rgb(255 255 255)'],
    ['white', '#ffeecc', false, 'rgb(255 238 204)'],
    [null, '#123456', true, 'rgb(231 235 238)'],
    [null, '#000000', true, 'rgb(230 230 230)'],
    ['#654321', '#ffffff', true, 'rgb(101 67 33)'],
    ['#000000', '#123456', true, 'rgb(0 0 0)'],
    ['#ffeecc', '#123456', true, 'rgb(255 238 204)'],
    [null, '#ffeecc', true, 'rgb(255 238 204)'],
  ])(
    'of its own colour %s on a page of %s, on a light page: %s, are those on %s',
    (own, page, isLight, ground) => {
      expect(colors(own, isLight, page)['--color-background']).toBe(ground);
    },
  );

  it('are readable with any colours; without a colour of its own a light header is dark on light', () => {
    const anOwnColor = fc.option(aColor);
    fc.assert(
      fc.property(
        anOwnColor,
        aColor,
        aColor,
        fc.boolean(),
        (own, backgroundColor, highlightColor, isLight) => {
          const shown = headerColors({ backgroundColor, highlightColor, headerBackground: own }, isLight);
          expect(failuresIn(shown)).toEqual([]);
          if (isLight && own === null) expect(shown['--color-scheme']).toBe('light');
        },
      ),
      PAIRS,
    );
  });
});
