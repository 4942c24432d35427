import { formatCoordinate } from './drawing.ts';
import { wordShape, type Face } from './text-outlines.ts';

interface Word {
  readonly text: string;
  readonly capHeight: number;
  /** The left end and the vertical middle. */
  readonly at: readonly [x: number, y: number];
  readonly color: string;
  readonly face?: Face;
}

const word = ({ text, capHeight, at: [x, y], color, face }: Word): string => {
  const { path, width } = wordShape(text, capHeight, face);
  return `<path fill="${color}" transform="translate(${formatCoordinate(x + width / 2)} ${formatCoordinate(y)})" d="${path}"/>`;
};

const drawn = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

/** Wide: a sun between two still waters, and the name. */
const stillway = (): string =>
  drawn(
    236,
    48,
    '<circle cx="24" cy="24" r="22" fill="#0f6b5c"/>',
    '<path d="M10 29q7-6 14 0t14 0M13 36q5.5-4 11 0t11 0" fill="none" stroke="#f6f1e7" stroke-width="3" stroke-linecap="round"/>',
    '<circle cx="24" cy="17" r="6" fill="#f2c14e"/>',
    word({ text: 'Stillway', capHeight: 27, at: [60, 22], color: '#14403a' }),
  );

/** Tall: an open door above the name in two lines, in a colour for dark and light headers. */
const openHouse = (): string =>
  drawn(
    72,
    96,
    '<path d="M10 62V30a26 26 0 0 1 52 0v32z" fill="none" stroke="#c27a12" stroke-width="5"/>',
    '<path d="M20 62V31a16 16 0 0 1 19-16l9 6v41z" fill="#c27a12"/>',
    '<circle cx="41" cy="42" r="2.6" fill="#101418"/>',
    word({ text: 'OPEN', capHeight: 11, at: [15, 74], color: '#c27a12' }),
    word({ text: 'HOUSE', capHeight: 11, at: [11, 89], color: '#c27a12' }),
  );

/** A barn under blacklight, with a ground of its own. */
const neonBarn = (): string =>
  drawn(
    220,
    56,
    '<rect width="220" height="56" rx="10" fill="#17092b"/>',
    '<path d="M14 46V24L32 10l18 14v22zM25 46V32h14v14M25 32l14 14M39 32L25 46" fill="none" stroke="#39ff14" stroke-width="3" stroke-linejoin="round"/>',
    word({ text: 'NEON', capHeight: 26, at: [64, 28], color: '#39ff14', face: 'slanted' }),
    word({ text: 'BARN', capHeight: 26, at: [139, 28], color: '#ff6ad5', face: 'slanted' }),
  );

const LOGOS: ReadonlyMap<string, () => string> = new Map([
  ['stillway', stillway],
  ['openhaus', openHouse],
  ['neonbarn', neonBarn],
]);

/** The logo of a customer as SVG, by the id of the config; null if there is none. */
export const siteLogo = (config: string): string | null => LOGOS.get(config)?.() ?? null;
