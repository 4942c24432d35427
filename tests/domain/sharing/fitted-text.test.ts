import { describe, expect, it } from 'vitest';
import { fittedText } from '#domain/sharing/fitted-text.ts';

/** Every character is as wide as its size. */
const measure = (line: string, size: number) => Array.from(line).length * size;
const fitted = (text: string, lines = 2) => fittedText(text, { width: 100, lines, sizes: [20, 10] }, measure);

describe('a text in its room', () => {
  it.each([
    ['Five', 20, ['Five']],
    ['Five!', 20, ['Five!']],
    ['Six!!!', 10, ['Six!!!']],
    ['One two', 20, ['One', 'two']],
    ['A b cd ef', 20, ['A b', 'cd ef']],
    ['One two six', 10, ['One two', 'six']],
    ['  One \n two ', 20, ['One', 'two']],
    ['', 20, []],
  ])('is as large as possible: %j', (text, size, lines) => {
    expect(fitted(text)).toEqual({ size, lines });
  });

  it.each([
    ['Abcdefghijklm', ['Abcdefghij', 'klm']],
    ['Abcdefghijklmnopqrstu', ['Abcdefghij', 'klmnopqrs…']],
    ['One two six ten one two six', ['One two', 'six ten…']],
    ['One two six tens one two six', ['One two', 'six tens…']],
    ['One two six tens! one two six', ['One two', 'six tens!…']],
    ['💪'.repeat(21), ['💪'.repeat(10), `${'💪'.repeat(9)}…`]],
  ])('is broken and cut off where it fits in no size: %j', (text, lines) => {
    expect(fitted(text)).toEqual({ size: 10, lines });
  });
});
