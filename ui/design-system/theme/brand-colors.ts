/** A brand's colours as custom properties (CFG-17's two colours, and the colours derived from them). */
export type BrandColors = Readonly<Record<`--${string}`, string>>;

type Rgb = readonly [number, number, number];

const DEFAULT_BACKGROUND: Rgb = [11, 13, 18];
const DEFAULT_HIGHLIGHT: Rgb = [255, 92, 57];
const WHITE: Rgb = [255, 255, 255];
/** Easier on the eyes than black; used if the contrast is sufficient. */
const NEARLY_BLACK: Rgb = [10, 10, 12];
const BLACK: Rgb = [0, 0, 0];

/** The minimum contrast for text in WCAG 2.2 AA. */
const READABLE = 4.5;

/** How far each colour is mixed away from the background, or on hover, from the highlight. */
const SHARES = { surface: 0.05, raised: 0.1, line: 0.17, softText: 0.7, pointedAt: 0.18 };

/**
 * Derives all colours that depend on a brand. Every text colour is readable on background, surface and raised. A value that
 * is not a valid colour is ignored.
 */
export function brandColors(styling: {
  backgroundColor: string | null;
  highlightColor: string | null;
}): BrandColors {
  const background = hexColor(styling.backgroundColor) ?? DEFAULT_BACKGROUND;
  const highlight = hexColor(styling.highlightColor) ?? DEFAULT_HIGHLIGHT;
  const text = textOn(background);
  const onHighlight = textOn(highlight);
  const towardsText = mixed(background, text, SHARES.raised);
  const edge = contrast(towardsText, text) >= READABLE ? text : opposite(text);
  const surface = mixed(background, edge, SHARES.surface);
  const raised = mixed(background, edge, SHARES.raised);
  const grounds = [background, surface, raised];
  return {
    '--color-background': css(background),
    '--color-surface': css(surface),
    '--color-raised': css(raised),
    '--color-line': css(mixed(background, text, SHARES.line)),
    '--color-text': css(text),
    '--color-text-soft': css(readableOn(grounds, mixed(background, text, SHARES.softText), text)),
    '--color-highlight': css(highlight),
    '--color-highlight-pointed-at': css(mixed(highlight, opposite(onHighlight), SHARES.pointedAt)),
    '--color-on-highlight': css(onHighlight),
    '--color-accent-text': css(readableOn(grounds, highlight, text)),
    '--color-scheme': text === WHITE ? 'dark' : 'light',
  };
}

/** SHL-03: the ground of a light header. */
const LIGHT_HEADER = '#f4f4f1';

/**
 * The colours within the header where it has a ground of its own: the customer's colour for it, or the page's. A light header
 * keeps that if it is light.
 */
export function headerColors(
  styling: Parameters<typeof brandColors>[0] & { readonly headerBackground: string | null },
  isLight: boolean,
): BrandColors {
  const { headerBackground, backgroundColor, highlightColor } = styling;
  const own = brandColors({ backgroundColor: headerBackground ?? backgroundColor, highlightColor });
  if (!isLight || own['--color-scheme'] === 'light') return own;
  return brandColors({ backgroundColor: LIGHT_HEADER, highlightColor });
}

function hexColor(text: string | null): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text ?? '');
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '');
  const [, red, green, blue] = long ?? short?.map((digit) => digit + digit) ?? [];
  if (!red || !green || !blue) return null;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

const css = ([red, green, blue]: Rgb): string => `rgb(${red} ${green} ${blue})`;

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mostReadable = (on: Rgb, ...colors: readonly [Rgb, ...Rgb[]]): Rgb =>
  colors.reduce((best, color) => (contrast(on, color) > contrast(on, best) ? color : best));

/** White or black is always readable. */
function textOn(ground: Rgb): Rgb {
  const pleasant = mostReadable(ground, WHITE, NEARLY_BLACK);
  return contrast(ground, pleasant) >= READABLE ? pleasant : mostReadable(ground, WHITE, BLACK);
}

const opposite = (text: Rgb): Rgb => (text === WHITE ? BLACK : WHITE);

const mixed = (color: Rgb, other: Rgb, share: number): Rgb =>
  color.map((part, index) => Math.round(part + ((other[index] ?? 0) - part) * share)) as unknown as Rgb;

/** `color`, mixed with `text` as far as needed to be readable on every ground. */
function readableOn(grounds: readonly Rgb[], color: Rgb, text: Rgb): Rgb {
  for (let step = 0; step < 10; step += 1) {
    const moved = mixed(color, text, step / 10);
    if (grounds.every((ground) => contrast(ground, moved) >= READABLE)) return moved;
  }
  return text;
}
