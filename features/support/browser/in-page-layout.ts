/* What runs in the page: functions without anything around them. */

/** The pairs of links, buttons and fields that lie on one another, by their names. */
export function overlappingControls(): string[] {
  /** Less is a border, or the rounding of a pixel. */
  const MOST_SHARED = 2;
  const isShown = (control: Element) =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !control.closest('[inert], [role=grid], .visually-hidden');
  const nameOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40) || control.tagName;
  /** What a row that scrolls sideways shows of a control. */
  const boxOf = (control: Element) => {
    const box = control.getBoundingClientRect();
    let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
    for (let each = control.parentElement; each; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each);
      if (overflowX === 'visible' || overflowX === 'clip') continue;
      const around = each.getBoundingClientRect();
      left = Math.max(left, around.left);
      right = Math.min(right, around.right);
      top = Math.max(top, around.top);
      bottom = Math.min(bottom, around.bottom);
    }
    return { left, right, top, bottom };
  };
  const controls = [...document.querySelectorAll('a, button, select, input')]
    .filter(isShown)
    .map((control) => ({ control, box: boxOf(control) }))
    .filter(({ box }) => box.right - box.left > MOST_SHARED && box.bottom - box.top > MOST_SHARED);
  const found: string[] = [];
  for (const [at, one] of controls.entries()) {
    for (const other of controls.slice(at + 1)) {
      if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > MOST_SHARED && down > MOST_SHARED)
        found.push(`${nameOf(one.control)} on ${nameOf(other.control)}`);
    }
  }
  return found;
}

/**
 * The texts of the pseudo-language, in brackets, that do not show to their end. An entry of a list that has room for one line
 * ends with an ellipsis in any language, as it contains titles from outside.
 */
export function cutOffTexts(): string[] {
  const ownTexts = (element: Element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const wordsOf = (element: Element) =>
    ownTexts(element)
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
  const elements = [...document.querySelectorAll('body *')].filter(
    (each) =>
      /^\[.*\]$/.test(wordsOf(each)) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.closest('[inert], [aria-hidden=true], .visually-hidden, option'),
  );
  const isCutOff = (element: Element): boolean => {
    const range = document.createRange();
    const [first, last] = [ownTexts(element).at(0), ownTexts(element).at(-1)];
    if (!first || !last) return false;
    range.setStartBefore(first);
    range.setEndAfter(last);
    const text = range.getBoundingClientRect();
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(each);
      // What scrolls can be read.
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX === 'visible') continue;
      if (textOverflow === 'ellipsis' && each.closest('article, li')) return false;
      const box = each.getBoundingClientRect();
      if (text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 1) return true;
    }
    return text.right > window.innerWidth + 1 || text.left < -1;
  };
  return elements.filter(isCutOff).map(wordsOf);
}
