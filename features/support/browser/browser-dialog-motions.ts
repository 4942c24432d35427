import type { Page } from 'playwright';
import type { DialogMotions } from '../assembly.ts';

declare global {
  interface Window {
    dialogMotions?: DialogMotions;
  }
}

/** Notes on each page how dialogs move, as they begin to. As text: a function would come with what its compiler adds to it. */
export const NOTE_DIALOG_MOTIONS = `
  window.dialogMotions = { coming: {}, going: {} };
  addEventListener('animationstart', ({ target, pseudoElement }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    const { animationName, animationDuration } = getComputedStyle(target, pseudoElement || null);
    const phase = { opening: 'coming', closing: 'going' }[target.dataset.state];
    if (!phase) return;
    window.dialogMotions[phase][pseudoElement === '::backdrop' ? 'page' : 'dialog'] = {
      kind: /(fade|scale|slide)-(in|out)/.exec(animationName)?.[0] ?? animationName,
      length: Math.round(parseFloat(animationDuration) * 1000),
    };
  }, true);`;

/** What was noted on the page. */
export const notedDialogMotions = (page: Page): Promise<DialogMotions> =>
  page.evaluate(() => window.dialogMotions ?? { coming: {}, going: {} });
