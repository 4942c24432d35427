import { SHORTCUTS } from './shortcuts.ts';

const rows = SHORTCUTS.map(({ written, what }) => {
  const keys = written
    .split(/ (or|to) /)
    .map((each) => (/^(or|to)$/.test(each) ? each : `<kbd>${escaped(each)}</kbd>`));
  return `<div><dt>${keys.join(' ')}</dt><dd>${what}</dd></div>`;
});

function escaped(text: string): string {
  return text.replace('<', '&lt;').replace('>', '&gt;');
}

/** The keyboard shortcuts in a dialog; the browser closes it on Escape, and restores the focus. */
export const shortcutsDialog = `<dialog class="keys" aria-labelledby="keys-heading">
  <div class="keys-head">
    <h2 id="keys-heading">Keyboard shortcuts</h2>
    <button class="close" type="button" autofocus>Close</button>
  </div>
  <dl>${rows.join('')}</dl>
</dialog>`;

/** Closes the overview on its button and on a click outside it. */
export function closeByPress(overview: HTMLDialogElement): void {
  overview.querySelector('.close')?.addEventListener('click', () => overview.close());
  overview.addEventListener('click', ({ target }) => {
    if (target === overview) overview.close();
  });
}
