/**
 * The text of each element, with collapsed white space, as it is seen or read aloud: without what is not rendered. It needs nothing
 * outside of itself, since it also runs inside the page of a browser.
 *
 * @param by what tells whether something is rendered: its styles, or its markup where there are no style sheets
 */
export function shownTexts(elements: Element | readonly Element[], by: 'styles' | 'markup'): string[] {
  const unrendered =
    'script, style, noscript, template, [hidden], dialog:not([open]), details:not([open]) > :not(summary)';
  // Without a box of their own, and yet not hidden: the options of a closed dropdown are read aloud.
  const isBoxless = (element: Element): boolean =>
    element.matches('option, optgroup') || getComputedStyle(element).display === 'contents';
  const isRendered = (element: Element): boolean =>
    by === 'markup' ? !element.matches(unrendered) : element.checkVisibility() || isBoxless(element);
  const textIn = (element: Element): string => {
    const isVisible = by === 'markup' || getComputedStyle(element).visibility !== 'hidden';
    let text = '';
    for (const child of element.childNodes) {
      // 1: an element; 3: a text.
      if (child.nodeType === 1 && isRendered(child as Element)) text += textIn(child as Element);
      if (child.nodeType === 3 && isVisible) text += child.nodeValue ?? '';
    }
    return text;
  };
  const isReached = (element: Element): boolean => {
    const { parentElement } = element;
    return isRendered(element) && (parentElement === null || isReached(parentElement));
  };
  return [elements]
    .flat()
    .map((element) => (isReached(element) ? textIn(element).replace(/\s+/g, ' ').trim() : ''));
}
