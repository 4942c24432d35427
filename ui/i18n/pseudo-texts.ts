import type { AreaTexts, Transformation } from './language.ts';

/*
 * Pseudo-languages show what a translation would break, while a developer can still read the screen: texts that are not in the
 * text files, that are cut off, or that lie on the wrong side.
 */

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ţ',
  u: 'û',
  w: 'ŵ',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  I: 'Î',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ř',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
};

/** By how much a translation may be longer than English: short texts grow more than long ones. */
const growthOf = (letters: number): number => (letters <= 10 ? 1 : letters <= 30 ? 0.5 : 0.35);

const FILLER = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A variable of a text. It stays as it is. */
const VARIABLE = /(\{\{\w+\}\})/;

/** Longer, accented and in brackets: '[Šéé Åļļ öñé ţŵö]'. */
const lengthened: Transformation = (original) => mapped(original, lengthen);

/** From right to left, each word read from its end: '‏‮See All‬‏'. */
const mirrored: Transformation = (original) => mapped(original, mirror);

const mapped = (texts: AreaTexts, change: (text: string) => string): AreaTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)]));

function lengthen(text: string): string {
  const letters = text.replace(new RegExp(VARIABLE, 'g'), '').length;
  let filler = '';
  for (let word = 0; filler.length < letters * growthOf(letters); word++)
    filler += ` ${FILLER[word % FILLER.length]}`;
  return `[${betweenVariables(text, accent)}${accent(filler)}]`;
}

const accent = (text: string): string => text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);

const RIGHT_TO_LEFT_MARK = '\u200f';
const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const POP_DIRECTION = '\u202c';

function mirror(text: string): string {
  const override = (words: string) =>
    words && RIGHT_TO_LEFT_MARK + RIGHT_TO_LEFT_OVERRIDE + words + POP_DIRECTION + RIGHT_TO_LEFT_MARK;
  return betweenVariables(text, override);
}

const betweenVariables = (text: string, change: (words: string) => string): string =>
  text
    .split(VARIABLE)
    .map((part) => (VARIABLE.test(part) ? part : change(part)))
    .join('');

export const PSEUDO_TEXTS = { 'en-XA': lengthened, 'en-XB': mirrored } as const;
