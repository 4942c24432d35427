import { describe, expect, it } from 'vitest';
import { linkedText } from '#domain/configuration/linked-text.ts';

describe('a text with links [SHL-04]', () => {
  it.each<[string, ReturnType<typeof linkedText>]>([
    ['', []],
    ['© 2026', ['© 2026']],
    ['[Terms](https://a.test/terms)', [{ text: 'Terms', address: 'https://a.test/terms' }]],
    ['See [a](/a), [b](b).', ['See ', { text: 'a', address: '/a' }, ', ', { text: 'b', address: 'b' }, '.']],
    ['[[inner](/a)]', ['[', { text: 'inner', address: '/a' }, ']']],
    ['[no address]', ['[no address]']],
    ['[](/a) [a]() [a](b c)', ['[](/a) [a]() [a](b c)']],
    [`[${'a'.repeat(201)}](b)`, [`[${'a'.repeat(201)}](b)`]],
    [`[a](${'b'.repeat(2001)})`, [`[a](${'b'.repeat(2001)})`]],
  ])('%s', (written, parts) => {
    expect(linkedText(written)).toEqual(parts);
  });
});
