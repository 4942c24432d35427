import { describe, expect, it } from 'vitest';
import { PSEUDO_TEXTS } from '#ui/i18n/pseudo-texts.ts';

const pseudoText = (code: 'en-XA' | 'en-XB', text: string): string | undefined =>
  PSEUDO_TEXTS[code]({ text })['text'];
const letters = (text = ''): number => text.replace(/\{\{\w+\}\}|[[\]]/g, '').length;

describe('the longer pseudo-language [SHL-13]', () => {
  it('is accented and in brackets, and keeps variables', () => {
    expect(pseudoText('en-XA', 'See All')).toMatch(/^\[Šéé Åļļ .+\]$/);
    expect(pseudoText('en-XA', 'Show {{title}} & {{count}}')).toMatch(
      /^\[Šĥöŵ \{\{title\}\} & \{\{count\}\} .+\]$/,
    );
  });

  it.each([
    ['See All', 2],
    ['Unable to load translations', 1.5],
    ['We could not get newer workouts. Check your connection and try again.', 1.35],
  ])('makes "%s" at least %d times as long', (text, times) => {
    expect(letters(pseudoText('en-XA', text))).toBeGreaterThanOrEqual(text.length * times);
  });
});

describe('the pseudo-language from right to left [SHL-13]', () => {
  it('overrides the direction of the text, but not that of variables', () => {
    expect(pseudoText('en-XB', 'See All')).toBe('\u200f\u202eSee All\u202c\u200f');
    expect(pseudoText('en-XB', '{{title}} is over')).toBe('{{title}}\u200f\u202e is over\u202c\u200f');
  });
});
