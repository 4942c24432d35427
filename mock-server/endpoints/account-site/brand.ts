/** The brand of the pages; colours in CSS notation. */
export interface Brand {
  readonly siteName: string;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly onAccent: string;
}

const DEFAULT = { siteName: 'My OTT Application', ground: '#0b0d12', accent: '#ff5c39' };
const WHITE = '#ffffff';
const BLACK = '#0a0a0c';

/** Reads the brand from a config; invalid colours are ignored. */
export function brandOf(config: {
  readonly siteName?: unknown;
  readonly styling?: { readonly backgroundColor?: unknown; readonly highlightColor?: unknown };
}): Brand {
  const ground = hexColor(config.styling?.backgroundColor) ?? DEFAULT.ground;
  const accent = hexColor(config.styling?.highlightColor) ?? DEFAULT.accent;
  const siteName =
    typeof config.siteName === 'string' && config.siteName ? config.siteName : DEFAULT.siteName;
  return { siteName, ground, ink: readableOn(ground), accent, onAccent: readableOn(accent) };
}

const hexColor = (color: unknown): string | null =>
  typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : null;

const readableOn = (color: string): string =>
  contrast(color, WHITE) >= contrast(color, BLACK) ? WHITE : BLACK;

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
