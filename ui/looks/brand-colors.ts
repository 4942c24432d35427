/** The colours of a brand as custom properties (CFG-17's two colours, and what is computed from them). */
export type BrandColors = Readonly<Record<`--${string}`, string>>;

type Rgb = readonly [number, number, number];

const DEFAULT_BACKGROUND: Rgb = [11, 13, 18];
const DEFAULT_HIGHLIGHT: Rgb = [255, 92, 57];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [10, 10, 12];

/** WCAG 2.2 AA for text. */
const READABLE = 4.5;

/** Derives every colour that depends on a brand. A colour that cannot be read counts as not given. */
export function brandColors(styling: {
  backgroundColor: string | null;
  highlightColor: string | null;
}): BrandColors {
  const background = hexColor(styling.backgroundColor) ?? DEFAULT_BACKGROUND;
  const highlight = hexColor(styling.highlightColor) ?? DEFAULT_HIGHLIGHT;
  const text = moreReadable(background);
  return {
    '--color-background': css(background),
    '--color-text': css(text),
    '--color-highlight': css(highlight),
    '--color-on-highlight': css(moreReadable(highlight)),
    '--color-accent-text': css(readableOn(background, highlight, text)),
    '--color-scheme': text === WHITE ? 'dark' : 'light',
  };
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

const moreReadable = (on: Rgb): Rgb => (contrast(on, WHITE) >= contrast(on, BLACK) ? WHITE : BLACK);

/** `color`, moved towards `text` as far as it takes to be readable on `on`. */
function readableOn(on: Rgb, color: Rgb, text: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = color.map((part, index) =>
      Math.round(part + ((text[index] ?? 0) - part) * share),
    ) as unknown as Rgb;
    if (contrast(on, mixed) >= READABLE) return mixed;
  }
  return text;
}
