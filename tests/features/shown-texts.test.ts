// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { shownTexts } from '#features/support/shown-texts.ts';

afterEach(() => document.body.replaceChildren());

/** The body's text. */
function shown(markup: string, by: 'styles' | 'markup'): string | undefined {
  document.body.innerHTML = markup;
  return shownTexts(document.body, by)[0];
}

it.each([
  ['a hidden part', '<p hidden>No one <b>reads</b> this</p>'],
  ['a closed dialog', '<dialog>No one reads this</dialog>'],
  ['what a closed disclosure has', '<details><p>No one reads this</p></details>'],
  ['a script', '<script type="application/json">"No one reads this"</script>'],
  ['a style sheet', '<style>p::before { content: "No one reads this" }</style>'],
  ['a template', '<template>No one reads this</template>'],
])('does not say %s, by its markup', (_, unread) => {
  expect(shown(`<p>Before </p>${unread}<p>after</p>`, 'markup')).toBe('Before after');
});

it.each([
  ['an open dialog', '<dialog open>This</dialog>'],
  ['an open disclosure', '<details open><p>This</p></details>'],
  ['the summary of a closed one', '<details><summary>This</summary></details>'],
])('says %s, by its markup', (_, read) => {
  expect(shown(read, 'markup')).toBe('This');
});

it.each(['display: none', 'visibility: hidden'])('does not say what has the style "%s"', (style) => {
  expect(shown(`<p>Before </p><p style="${style}">No one reads this</p><p>after</p>`, 'styles')).toBe(
    'Before after',
  );
});

it.each([
  ['what only a screen reader reads', '<p style="position: absolute; clip-path: inset(50%)">This</p>'],
  ['what fades in', '<p style="opacity: 0">This</p>'],
  [
    'what an invisible part shows',
    '<p style="visibility: hidden">Not <b style="visibility: visible">This</b></p>',
  ],
  ['the content of a part without a box', '<p style="display: contents"><span>This</span></p>'],
  ['the options of a dropdown', '<select><option>This</option></select>'],
])('says %s, by its style', (_, read) => {
  expect(shown(read, 'styles')).toBe('This');
});

it.each(['styles', 'markup'] as const)('says nothing for a part within a hidden one, by %s', (by) => {
  shown('<div hidden style="display: none"><p>No one reads this</p></div>', by);
  expect(shownTexts([...document.querySelectorAll('p')], by)).toEqual(['']);
});

it('says each of several parts in their order, with one space for all white space', () => {
  document.body.innerHTML = '<p>  One\n two</p><p>three</p>';
  expect(shownTexts([...document.querySelectorAll('p')], 'markup')).toEqual(['One two', 'three']);
});
