import { inPage } from './browser/in-page.ts';

/**
 * A script that does to a page what the translation of a browser does: every text is taken out, and another one stands in its
 * place, in an element. It leaves the words as they are, so that steps can name them.
 */
export const translatingBrowser = inPage(() => {
  const UNTRANSLATED = 'head, script, style, option, svg, [data-translated]';
  const translate = (text: Text): void => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return;
    const translated = document.createElement('span');
    translated.dataset.translated = '';
    translated.append(text.data);
    text.replaceWith(translated);
  };
  const translateAll = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) translate(node as Text);
    else [...node.childNodes].forEach(translateAll);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translateAll);
  }).observe(document, { subtree: true, childList: true, characterData: true });
});
