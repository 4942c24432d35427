import type { Page } from 'playwright';
import type { DialogMotions } from '../assembly.ts';

declare global {
  interface Window {
    dialogMotions?: DialogMotions;
  }
}

/**
 * Records on each page how dialogs are animated, as the animations begin: a busy page may be late to report
 * it. A string, because the compiler would add helper calls to a function.
 */
export const NOTE_DIALOG_MOTIONS = `
  window.dialogMotions = { coming: {}, going: {} };
  new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      const phase = { opening: 'coming', closing: 'going' }[dialog.dataset.state];
      for (const [part, pseudo] of phase ? [['dialog', null], ['page', '::backdrop']] : []) {
        const { animationName, animationDuration } = getComputedStyle(dialog, pseudo);
        if (animationName === 'none') continue;
        window.dialogMotions[phase][part] = {
          kind: /(fade|scale|slide)-(in|out)/.exec(animationName)?.[0] ?? animationName,
          length: Math.round(parseFloat(animationDuration) * 1000),
        };
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state', 'open'] });`;

/** What was recorded on the page. */
export const notedDialogMotions = (page: Page): Promise<DialogMotions> =>
  page.evaluate(() => window.dialogMotions ?? { coming: {}, going: {} });
