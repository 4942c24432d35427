/** Letters that are typed as others, and have no accent that could be left out. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text as people type it in a hurry: without capitals, accents and apostrophes. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Diacritic}'’]/gu, '')
    .replace(/[øđðłıßæœ]/g, (letter) => TYPED_AS[letter] ?? letter);

/** The words of a plain text; signs between them do not count. */
export const plainWords = (text: string): readonly string[] =>
  plainText(text).match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];

/** Whether a text contains each of these plain words, be it within a longer one. */
export function containsWords(text: string, words: readonly string[]): boolean {
  const plain = plainText(text);
  return words.every((word) => plain.includes(word));
}
