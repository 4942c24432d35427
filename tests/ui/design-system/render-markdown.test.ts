// @vitest-environment happy-dom
import { marked } from 'marked';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderMarkdown } from '#ui/design-system/markdown/render-markdown.ts';

const SURROUNDINGS = { title: 'About', tableName: 'Table', address: 'https://app.test/app/o/about' };

/** The elements of a text, and its words. */
function rendered(text: string) {
  const place = document.createElement('div');
  place.append(renderMarkdown(text, window, SURROUNDINGS));
  return { elements: [...place.children].map(({ tagName }) => tagName), text: place.textContent };
}

afterEach(() => void vi.restoreAllMocks());

const nested = (levels: number, line: (level: number) => string): string =>
  Array.from({ length: levels }, (_, level) => line(level)).join('\n');

describe('a text that would exhaust the parser', () => {
  it.each([
    ['quotations in quotations', '>'.repeat(5000)],
    ['lists in a line', '- '.repeat(5000) + 'a'],
    ['numbered lists in a line', '1. '.repeat(5000) + 'a'],
    ['quotations and lists in a line', '> - '.repeat(15) + 'a'],
    ['lists in lists', nested(500, (level) => `${' '.repeat(2 * level)}- a`)],
    ['code that is indented by 100 columns', ' '.repeat(100) + 'a'],
    ['100,001 characters', 'a'.repeat(100_001)],
  ])('shows as it is written: %s', (_, text) => {
    expect(rendered(text)).toEqual({ elements: ['P'], text });
  });

  it('shows as it is written if the parser fails, in its paragraphs', () => {
    vi.spyOn(marked, 'parse').mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    expect(rendered('# One\n\n*two*\n \nthree')).toEqual({
      elements: ['P', 'P', 'P'],
      text: '# One*two*three',
    });
  });

  it.each([
    ['29 quotations', '>'.repeat(29) + ' a'],
    ['29 lists', '- '.repeat(29) + 'a'],
    ['code that is indented by 99 columns', ' '.repeat(99) + 'a'],
    ['100,000 characters', 'a'.repeat(100_000)],
    ['a line of 80 dashes', '-'.repeat(80)],
  ])('is none with %s', (_, text) => {
    const parse = vi.spyOn(marked, 'parse');
    rendered(text);
    expect(parse).toHaveBeenCalledOnce();
  });

  it.each([
    ['brackets', '['.repeat(99_000)],
    ['pictures', '!['.repeat(49_000)],
    ['links', '[a]('.repeat(24_000)],
    ['emphasis', '**a *'.repeat(19_000)],
    ['code', '`'.repeat(99_000)],
  ])('is shown within two seconds: %s', (_, text) => {
    const start = performance.now();
    rendered(text);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
