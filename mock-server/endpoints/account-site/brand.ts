import { DEFAULT_SITE_NAME } from '#domain/configuration/app-config.ts';
import {
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
  WHITE,
  type Rgb,
} from '#domain/styling/color.ts';

/** The brand of the pages; colours in CSS notation. */
export interface Brand {
  readonly siteName: string;
  /** Null if the site shows its name. */
  readonly logo: string | null;
  readonly isDark: boolean;
  readonly ground: string;
  readonly surface: string;
  readonly raised: string;
  /** A dividing line. */
  readonly line: string;
  /** The border of a control, distinct on every ground. */
  readonly edge: string;
  /** The text, readable on every ground, as is `soft`. */
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
  readonly onAccent: string;
  /** The accent where it is text. */
  readonly accentInk: string;
}

const RAISED = 0.13;

/** Reads the brand from a config; invalid colours are ignored (CFG-17). */
export function brandOf(config: {
  readonly siteName?: unknown;
  readonly assets?: { readonly banner?: unknown };
  readonly styling?: { readonly backgroundColor?: unknown; readonly highlightColor?: unknown };
}): Brand {
  const ground = colorIn(config.styling?.backgroundColor) ?? DEFAULT_BACKGROUND;
  const accent = colorIn(config.styling?.highlightColor) ?? DEFAULT_HIGHLIGHT;
  const ink = textOn(ground);
  // Towards the text, unless it could then not be read.
  const edge = contrast(mixed(ground, ink, RAISED), ink) >= READABLE ? ink : opposite(ink);
  const [surface, raised] = [mixed(ground, edge, 0.07), mixed(ground, edge, RAISED)];
  const readable = (color: Rgb, least: number) =>
    cssColor(contrasting([ground, surface, raised], color, ink, least));
  const { siteName } = config;
  const banner = config.assets?.banner;
  return {
    siteName: typeof siteName === 'string' && siteName ? siteName : DEFAULT_SITE_NAME,
    logo: typeof banner === 'string' && /^https?:\/\//.test(banner) ? banner : null,
    isDark: ink === WHITE,
    ground: cssColor(ground),
    surface: cssColor(surface),
    raised: cssColor(raised),
    line: cssColor(mixed(ground, ink, 0.22)),
    edge: readable(mixed(ground, ink, 0.5), DISTINCT),
    ink: cssColor(ink),
    soft: readable(mixed(ground, ink, 0.74), READABLE),
    accent: cssColor(accent),
    onAccent: cssColor(textOn(accent)),
    accentInk: readable(accent, READABLE),
  };
}

const colorIn = (color: unknown): Rgb | null => (typeof color === 'string' ? hexColor(color) : null);
