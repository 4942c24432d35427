/** A perceptual colour (OKLCH): lightness, chroma, and hue in radians. */
interface Lch {
  readonly light: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Below this chroma a colour counts as grey, and its hue is ignored. */
const GREY = 0.03;

/**
 * Interpolates between two #rrggbb colours: 0 is the first, 1 the second. Interpolates the hue around the
 * colour wheel rather than through grey.
 */
export function interpolateColors(one: string, other: string, share: number): string {
  const at = Math.min(1, Math.max(0, share));
  const [from, to] = [lchOf(one), lchOf(other)];
  const between = (first: number, last: number) => first + (last - first) * at;
  const turn = Math.atan2(Math.sin(to.hue - from.hue), Math.cos(to.hue - from.hue));
  const hue = from.chroma < GREY ? to.hue : to.chroma < GREY ? from.hue : from.hue + turn * at;
  return hexOf({ light: between(from.light, to.light), chroma: between(from.chroma, to.chroma), hue });
}

/** Interpolates along a list of colours, from 0 at the first to 1 at the last. */
export function interpolatePalette(colors: readonly string[], share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (colors.length - 1);
  const index = Math.min(Math.floor(place), colors.length - 2);
  return interpolateColors(colors[index] ?? '#000000', colors[index + 1] ?? '#000000', place - index);
}

const known = new Map<string, Lch>();

function lchOf(color: string): Lch {
  const lch = known.get(color) ?? computed(color);
  known.set(color, lch);
  return lch;
}

function computed(color: string): Lch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    light: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Reduces the chroma of a colour until it fits the sRGB gamut. */
function hexOf({ light, chroma, hue }: Lch): string {
  for (let strength = chroma; ; strength *= 0.94) {
    const parts = rgbOf(light, strength * Math.cos(hue), strength * Math.sin(hue));
    const shown = parts.every((part) => part > -0.004 && part < 1.004);
    if (shown || strength < 0.005) return `#${parts.map(written).join('')}`;
  }
}

function rgbOf(light: number, a: number, b: number): readonly [number, number, number] {
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const written = (part: number): string => {
  const shown = Math.min(1, Math.max(0, part));
  const encoded = shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};
