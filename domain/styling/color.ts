/** A colour in sRGB: red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** CFG-17: the colours of a brand whose config has none. */
export const DEFAULT_BACKGROUND: Rgb = [11, 13, 18];
export const DEFAULT_HIGHLIGHT: Rgb = [255, 92, 57];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];
/** Easier on the eyes than black; used if the contrast is sufficient. */
const NEARLY_BLACK: Rgb = [10, 10, 12];

/** The minimum contrast of text in WCAG 2.2 AA. */
export const READABLE = 4.5;
/** The minimum contrast of large text and of the parts of controls in WCAG 2.2 AA. */
export const DISTINCT = 3;

/** Parses '#rgb' or '#rrggbb'; null for anything else. */
export function hexColor(text: string | null): Rgb | null {
  if (text === null) return null;
  const long = text.length === '#rgb'.length ? text.replace(/\w/g, '$&$&') : text;
  const part = (start: number): number => parseInt(long.slice(start, start + 2), 16);
  return /^#[\da-f]{6}$/i.test(long) ? [part(1), part(3), part(5)] : null;
}

/** In CSS notation: 'rgb(10 13 22)', or 'rgb(10 13 22 / 58%)'. */
export const cssColor = ([red, green, blue]: Rgb, percent = 100): string =>
  `rgb(${red} ${green} ${blue}${percent < 100 ? ` / ${percent}%` : ''})`;

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `color` with a share of `other`, from 0 to 1, in sRGB. */
export const mixed = (color: Rgb, other: Rgb, share: number): Rgb =>
  color.map((part, index) => Math.round(part + ((other[index] ?? 0) - part) * share)) as unknown as Rgb;

/** The colour of text on a ground, readable on any: white or nearly black, or black where only that is. */
export function textOn(ground: Rgb): Rgb {
  const pleasant = contrast(ground, WHITE) > contrast(ground, NEARLY_BLACK) ? WHITE : NEARLY_BLACK;
  return contrast(ground, pleasant) >= READABLE ? pleasant : BLACK;
}

/** Above `READABLE`, so that it is kept although a browser rounds what it mixes. */
const SAFELY_READABLE = 4.6;

/**
 * The least share of `ground`, in percent, in a layer over a picture on which `text` can be read, whatever the picture: no pixel
 * is worse than a white or a black one. 100 for a ground on which the text itself is hardly readable.
 */
export function veilShare(ground: Rgb, text: Rgb): number {
  let share = 100;
  const isReadable = (percent: number): boolean =>
    [WHITE, BLACK].every((pixel) => contrast(mixed(pixel, ground, percent / 100), text) >= SAFELY_READABLE);
  // No text is that readable both on white and on black: the share stays above 0.
  while (isReadable(share - 1)) share -= 1;
  return share;
}

export const opposite = (text: Rgb): Rgb => (text === WHITE ? BLACK : WHITE);

/** `color`, mixed with `text` as far as it needs to have a contrast of at least `least` with every ground. */
export function contrasting(grounds: readonly Rgb[], color: Rgb, text: Rgb, least: number): Rgb {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => mixed(color, text, step / 10));
  return steps.find((moved) => grounds.every((ground) => contrast(ground, moved) >= least)) ?? text;
}
