import type { Direction } from './next-target.ts';

const isField = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !/^(?:checkbox|radio|range|button|submit|reset)$/.test(element.type);

/** Whether an arrow key does something in an element itself: a slider and a date go on sideways, a text from letter to letter. */
export function keepsKey(element: Element, direction: Direction): boolean {
  if (direction === 'up' || direction === 'down') return false;
  if (element instanceof HTMLInputElement && element.type === 'range') return true;
  return isField(element) && !isAtEdge(element, direction);
}

/** Whether the caret of a field stands at its end in a direction; a date has none. */
function isAtEdge(
  { selectionStart, selectionEnd, value, dir, ownerDocument }: HTMLInputElement,
  direction: Direction,
): boolean {
  if (selectionStart === null || selectionStart !== selectionEnd) return false;
  const isRightToLeft = (dir || ownerDocument.documentElement.dir) === 'rtl';
  return selectionStart === ((direction === 'left') === isRightToLeft ? value.length : 0);
}

/** A slider goes on by all four keys; two of them lead away from it. */
export const isSlider = (element: Element): boolean =>
  element instanceof HTMLInputElement && element.type === 'range';

/** Does what Enter does on a remote control where a keyboard has another key for it. Returns whether it did. */
export function pressByEnter(element: Element): boolean {
  if (
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLInputElement && element.type === 'date')
  ) {
    if (!('showPicker' in element)) return false;
    element.showPicker();
    return true;
  }
  if (!(element instanceof HTMLInputElement) || !/^(?:checkbox|radio)$/.test(element.type)) return false;
  element.click();
  return true;
}
