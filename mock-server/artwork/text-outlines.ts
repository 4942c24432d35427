import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { formatCoordinate } from './drawing.ts';

export type Face = 'upright' | 'slanted';

const FILES: Readonly<Record<Face, string>> = {
  upright: '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff',
  slanted: '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-italic.woff',
};

const { resolve } = createRequire(import.meta.url);
const fonts = new Map<Face, Font>();

/** Loads the bundled font, so that no picture depends on installed fonts. */
function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const { buffer, byteOffset, byteLength } = readFileSync(resolve(FILES[face]));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  fonts.set(face, font);
  return font;
}

/** A word as outlines. */
export interface WordShape {
  /** SVG path data, centred on (0, 0) by cap height. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const TIGHT = { letterSpacing: -0.012 };

/** Outlines a word in capitals at a cap height. */
export function wordShape(word: string, capHeight: number, face: Face = 'upright'): WordShape {
  const font = fontOf(face);
  const size = (capHeight * font.unitsPerEm) / Number(font.tables['os2']?.sCapHeight);
  const { x1, x2 } = font.getPath(word, 0, 0, size, TIGHT).getBoundingBox();
  const { commands } = font.getPath(word, -(x1 + x2) / 2, capHeight / 2, size, TIGHT);
  return { path: commands.map(written).join(''), width: x2 - x1, height: capHeight };
}

function written(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${formatCoordinate(command.x)} ${formatCoordinate(command.y)}`;
    case 'Q':
      return `Q${formatCoordinate(command.x1)} ${formatCoordinate(command.y1)} ${formatCoordinate(command.x)} ${formatCoordinate(command.y)}`;
    case 'C':
      return `C${formatCoordinate(command.x1)} ${formatCoordinate(command.y1)} ${formatCoordinate(command.x2)} ${formatCoordinate(command.y2)} ${formatCoordinate(command.x)} ${formatCoordinate(command.y)}`;
    case 'Z':
      return 'Z';
  }
}
