import {
  BLACK,
  DEFAULT_BACKGROUND,
  DEFAULT_HIGHLIGHT,
  contrast,
  contrasting,
  cssColor,
  DISTINCT,
  hexColor,
  mixed,
  opposite,
  READABLE,
  textOn,
  veilShare,
  WHITE,
  type Rgb,
} from '#domain/styling/color.ts';

/** A brand's colours as custom properties (CFG-17's two colours, and the colours derived from them). */
export type Palette = Readonly<Record<`--${string}`, string>>;

/** How far each colour is mixed away from the background, or on hover, from the highlight. */
const SHARES = { surface: 0.05, raised: 0.1, line: 0.17, border: 0.35, softText: 0.7, pointedAt: 0.18 };

/**
 * Derives all colours that depend on a brand. On background, surface and raised, every text colour is readable, and border
 * and accent are distinct, the accent also on line. On veil, over any picture, text is readable. A value that is not a valid
 * colour is ignored.
 *
 * @param styling with the `ownBackground` of a part of the page, if it has one
 */
export function paletteOf(styling: {
  backgroundColor: string | null;
  highlightColor: string | null;
  ownBackground?: string | null;
}): Palette {
  return paletteOn(hexColor(styling.ownBackground ?? null) ?? backgroundOf(styling), highlightOf(styling));
}

const backgroundOf = ({ backgroundColor }: { readonly backgroundColor: string | null }): Rgb =>
  hexColor(backgroundColor) ?? DEFAULT_BACKGROUND;

const highlightOf = ({ highlightColor }: { readonly highlightColor: string | null }): Rgb =>
  hexColor(highlightColor) ?? DEFAULT_HIGHLIGHT;

function paletteOn(background: Rgb, highlight: Rgb): Palette {
  const text = textOn(background);
  const onHighlight = textOn(highlight);
  const towardsText = mixed(background, text, SHARES.raised);
  const edge = contrast(towardsText, text) >= READABLE ? text : opposite(text);
  const surface = mixed(background, edge, SHARES.surface);
  const raised = mixed(background, edge, SHARES.raised);
  const line = mixed(background, text, SHARES.line);
  const grounds = [background, surface, raised];
  const onGrounds = (color: Rgb, least: number) => cssColor(contrasting(grounds, color, text, least));
  return {
    '--color-background': cssColor(background),
    '--color-veil': cssColor(background, veilShare(background, text)),
    '--color-surface': cssColor(surface),
    '--color-raised': cssColor(raised),
    '--color-line': cssColor(line),
    '--color-border': onGrounds(mixed(background, text, SHARES.border), DISTINCT),
    '--color-text': cssColor(text),
    '--color-text-soft': onGrounds(mixed(background, text, SHARES.softText), READABLE),
    '--color-highlight': cssColor(highlight),
    '--color-highlight-pointed-at': cssColor(mixed(highlight, opposite(onHighlight), SHARES.pointedAt)),
    '--color-on-highlight': cssColor(onHighlight),
    '--color-accent': cssColor(contrasting([...grounds, line], highlight, text, DISTINCT)),
    '--color-accent-text': onGrounds(highlight, READABLE),
    '--color-scheme': text === WHITE ? 'dark' : 'light',
  };
}

/** The largest share of a veil over a picture, in percent, that leaves the picture clear. */
const CLEAR = 65;

/** The page's background, darkened until white text can be read on a veil of it that leaves a picture clear. */
function groundOverPictures(background: Rgb): Rgb {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => mixed(background, BLACK, step / 10));
  return steps.find((dark) => textOn(dark) === WHITE && veilShare(dark, WHITE) <= CLEAR) ?? BLACK;
}

/**
 * The colours of the page, and those over its pictures, `--picture-…` (CFG-17): light text on dark veils on any page, since light
 * veils, and those of a bright colour, would hide a picture. On a dark page they are the page's own.
 */
export function pagePalette(styling: Parameters<typeof paletteOf>[0]): Palette {
  const page = paletteOf(styling);
  const overPictures = paletteOn(groundOverPictures(backgroundOf(styling)), highlightOf(styling));
  const named = OVER_PICTURES.map((name) => ({ [`--picture-${name}`]: overPictures[`--color-${name}`] }));
  return Object.assign({ ...page }, ...named) as Palette;
}

/** Shows the customer's colours on the page, and around it: in the status bar of the installed app (CFG-17). */
export function showPagePalette(styling: Parameters<typeof pagePalette>[0]): void {
  const colors = pagePalette(styling);
  for (const [property, value] of Object.entries(colors))
    document.documentElement.style.setProperty(property, value);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', colors['--color-background'] ?? '');
}

/** The colours that differ over pictures. */
const OVER_PICTURES = [
  'background',
  'veil',
  'surface',
  'raised',
  'line',
  'border',
  'text',
  'accent',
  'accent-text',
  'scheme',
] as const;

/** SHL-03: how far a light header is mixed from a dark background to white. */
const LIGHT_HEADER = 0.9;

/**
 * The colours within the header where it has a ground of its own: the customer's colour for it on every page, else the page's, or
 * a light tone of it where the header is light (CFG-17, SHL-03).
 */
export function headerColors(
  styling: Parameters<typeof paletteOf>[0] & { readonly headerBackground: string | null },
  isLight: boolean,
): Palette {
  const { headerBackground, backgroundColor, highlightColor } = styling;
  const own = paletteOf({ backgroundColor, highlightColor, ownBackground: headerBackground });
  if (headerBackground !== null || !isLight || own['--color-scheme'] === 'light') return own;
  return paletteOn(mixed(backgroundOf(styling), WHITE, LIGHT_HEADER), highlightOf(styling));
}
