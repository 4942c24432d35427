// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { normalizeHtml } from '#ui/design-system/markdown/normalize-html.ts';

const ADDRESS = 'https://app.test/app/m/Page0001/about';

/** The markup after normalization. */
function normalized(markup: string): string {
  const text = document.createDocumentFragment();
  const template = document.createElement('div');
  template.innerHTML = markup;
  text.append(...template.childNodes);
  normalizeHtml(text, { title: 'Guest Book', tableName: 'Table', address: ADDRESS });
  const place = document.createElement('div');
  place.append(text);
  return place.innerHTML;
}
const tagsIn = (markup: string) => [...normalized(markup).matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag);

describe('the headings of an HTML text [CAT-24]', () => {
  it.each([
    ['<h1>a</h1><h2>b</h2><h1>c</h1>', ['h2', 'h3', 'h2']],
    ['<h2>a</h2><h3>b</h3>', ['h2', 'h3']],
    ['<h3>a</h3><h4>b</h4>', ['h2', 'h3']],
    ['<h1>a</h1><h6>b</h6>', ['h2', 'h6']],
    ['<p>none</p>', ['p']],
  ])('of %s start at level 2', (markup, tags) => {
    expect(tagsIn(markup)).toEqual(tags);
  });

  it('omit the title if it is repeated at the beginning, and only there', () => {
    expect(normalized('<h1>Guest book</h1><h2>First</h2>')).toBe('<h2>First</h2>');
    expect(tagsIn('<h1>Guests</h1><p>x</p><h1>Guest book</h1>')).toEqual(['h2', 'p', 'h2']);
  });

  it('keep their inner markup', () => {
    expect(normalized('<h1>a <em>b</em></h1>')).toBe('<h2>a <em>b</em></h2>');
  });
});

describe('the links of an HTML text [CAT-24]', () => {
  it.each(['https://elsewhere.test/x', 'http://elsewhere.test/', '//elsewhere.test/x'])(
    'open %s in a new tab',
    (address) => {
      const link = normalized(`<a href="${address}">x</a>`);
      expect(link).toContain(`href="${address}"`);
      expect(link).toContain('rel="noopener noreferrer"');
      expect(link).toContain('target="_blank"');
    },
  );

  it.each(['/app/365', 'other', '#part', '?x=1', 'https://app.test/app', 'mailto:support@app.test'])(
    'to %s are left unchanged',
    (address) => {
      expect(normalized(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://app.test/1',
    'file:///etc/passwd',
    'tel:123',
    'https://',
  ])('to %j are removed', (address) => {
    expect(normalized(`<a href="${address}">x</a>`)).toBe('<a>x</a>');
  });
});

describe('the pictures of an HTML text [CAT-24]', () => {
  it.each(['https://pictures.test/a.webp', 'http://pictures.test/a.webp', 'HTTPS://pictures.test/a.webp'])(
    'are loaded from %s',
    (address) => {
      expect(normalized(`<img src="${address}">`)).toContain(`src="${address}"`);
    },
  );

  it.each(['x', '/x.webp', 'data:image/png;base64,AAAA', 'javascript:alert(1)', ''])(
    'are not loaded from %j',
    (address) => {
      expect(normalized(`<p><img src="${address}"></p>`)).toBe('<p></p>');
    },
  );
});

describe('the tables of an HTML text [CAT-24]', () => {
  const BODY = '<tbody><tr><td>a</td></tr></tbody>';

  it('scroll in a region that can be reached by keyboard', () => {
    const table = normalized(`<table><thead><tr><th>Who</th></tr></thead>${BODY}</table>`);
    expect(table).toMatch(/^<div [^>]*><table><thead>/);
    for (const attribute of ['tabindex="0"', 'role="group"', 'aria-label="Table"'])
      expect(table).toContain(attribute);
  });

  it('have no header row if it is empty', () => {
    expect(tagsIn(`<table><thead><tr><th></th><th> </th></tr></thead>${BODY}</table>`)).toEqual([
      'div',
      'table',
      'tbody',
      'tr',
      'td',
    ]);
  });
});
