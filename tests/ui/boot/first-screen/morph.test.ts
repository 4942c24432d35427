// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { morph } from '#ui/boot/first-screen/morph.ts';

const place = () => {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
};
const nodes = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};
afterEach(() => document.body.replaceChildren());

describe('morphing an element', () => {
  it.each([
    ['', '<p>one</p><p>two</p>'],
    ['<p>one</p><p>two</p>', ''],
    ['<p>one</p>', '<h1>one</h1>'],
    ['<p>one</p>', '<p class="other">one</p>'],
    ['<ul><li>one</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
    ['<p>one <b>two</b></p>', '<p>one <b>three</b>!</p>'],
    ['text', '<p>text</p>'],
  ])('makes %j %j', (before, after) => {
    const element = place();
    element.innerHTML = before;
    morph(element, nodes(after));
    expect(element.innerHTML).toBe(after);
  });

  it('keeps the nodes that stay the same, and what contains them', () => {
    const element = place();
    element.innerHTML = '<section><img src="a.webp"><p>one</p></section>';
    const [section, image] = [element.querySelector('section'), element.querySelector('img')];
    morph(element, nodes('<section><img src="a.webp"><p>two</p></section>'));
    expect(element.querySelector('p')?.textContent).toBe('two');
    expect(element.querySelector('section')).toBe(section);
    expect(element.querySelector('img')).toBe(image);
  });
});
