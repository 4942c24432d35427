/** How wide a line is in a size, in pixels. */
export type Measure = (line: string, size: number) => number;

interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

interface Room {
  readonly width: number;
  readonly lines: number;
  /** The sizes to choose from, the largest first. */
  readonly sizes: readonly number[];
}

const CUT = '…';

/**
 * A text in the largest size in which it fits, in lines broken between words. If it fits in none, words too long for a line are
 * broken, and what is beyond the last line is cut off.
 */
export function fittedText(text: string, room: Room, measure: Measure): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const size of room.sizes) {
    const fits = (line: string) => measure(line, size) <= room.width;
    const lines = linesOf(words, fits);
    if (lines.length <= room.lines && lines.every(fits)) return { size, lines };
  }
  const size = room.sizes.at(-1) ?? 0;
  const fits = (line: string) => measure(line, size) <= room.width;
  const pieces = words.flatMap((word) => broken(word, fits));
  const lines = linesOf(pieces, fits);
  if (lines.length <= room.lines) return { size, lines };
  const last = lines[room.lines - 1] ?? '';
  return { size, lines: [...lines.slice(0, room.lines - 1), cut(last, fits)] };
}

/** Puts as many words in each line as fit. */
function linesOf(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function broken(word: string, fits: (line: string) => boolean): readonly string[] {
  const pieces = [''];
  for (const character of word) {
    const last = pieces.at(-1) ?? '';
    if (last === '' || fits(last + character)) pieces.splice(-1, 1, last + character);
    else pieces.push(character);
  }
  return pieces;
}

function cut(line: string, fits: (line: string) => boolean): string {
  const characters = Array.from(line);
  while (characters.length > 0 && !fits(characters.join('') + CUT)) characters.pop();
  return characters.join('').trimEnd() + CUT;
}
