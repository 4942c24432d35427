import { HELD, PRESSED } from './keep-presses.ts';

/** Removes the first screen where the app shows the same, and gives the app what has been done with it: nothing moves. */
export function takeOver(): void {
  const firstScreen = document.getElementById('first-screen');
  const app = document.getElementById('app');
  if (!firstScreen || !app) return;
  const sameInApp = (element: Element) => placeOf(firstScreen, element)(app);
  const { focused, pressed, held } = touchedIn(firstScreen);
  const [toFocus, toPress, toHold] = [focused, pressed, held].map((element) => element && sameInApp(element));
  for (const row of firstScreen.querySelectorAll('ul')) {
    if (row.scrollLeft !== 0) sameInApp(row)?.scrollTo({ left: row.scrollLeft, behavior: 'instant' });
  }
  firstScreen.remove();
  if (toFocus instanceof HTMLElement) toFocus.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && toFocus instanceof HTMLInputElement) type(focused, toFocus);
  if (toHold instanceof HTMLElement) clickAtEnd(toHold);
  // After the app has taken in what has been typed.
  setTimeout(() => {
    if (toPress instanceof HTMLFormElement) toPress.requestSubmit();
    else if (toPress instanceof HTMLElement) toPress.click();
    else if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
  });
}

/** Does what may replace elements; the focus and what is pressed go over to the same ones. */
export function keepTouched(within: Element, replace: () => void): void {
  const { focused, pressed, held } = touchedIn(within);
  // What is marked would not be taken for the same.
  pressed?.removeAttribute(PRESSED);
  held?.removeAttribute(HELD);
  const stillThere = (element: Element | null) => {
    const sameIn = element && placeOf(within, element);
    return () => (element?.isConnected ? element : sameIn?.(within));
  };
  const [toFocus, toPress, toHold] = [stillThere(focused), stillThere(pressed), stillThere(held)];
  replace();
  const [nowFocused, nowHeld] = [toFocus(), toHold()];
  if (nowFocused instanceof HTMLElement) nowFocused.focus({ preventScroll: true });
  toPress()?.setAttribute(PRESSED, '');
  nowHeld?.setAttribute(HELD, '');
  if (nowHeld instanceof HTMLElement && nowHeld !== held) clickAtEnd(nowHeld);
}

const touchedIn = (within: Element) => ({
  focused: within.contains(document.activeElement) ? document.activeElement : null,
  pressed: within.querySelector(`[${PRESSED}]`),
  held: within.querySelector(`[${HELD}]`),
});

/** Makes a click of the press that goes on: the browser makes none if it began on an element that is gone. */
function clickAtEnd(held: HTMLElement): void {
  const over = new AbortController();
  const end = ({ type, target }: Event) => {
    over.abort();
    if (type === 'pointerup' && held.contains(target as Node)) held.click();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'])
    document.addEventListener(type, end, { signal: over.signal });
}

/**
 * Returns a function that finds the same element elsewhere: what looks and leads like it, else what looks like it, since the address
 * of an item may depend on who is there (CAT-25).
 */
function placeOf(within: Element, element: Element): (elsewhere: Element) => Element | undefined {
  const places = [addressAndLabel, label].map((nameOf) => {
    const alike = (where: Element) =>
      [...where.querySelectorAll(element.tagName)].filter((other) => nameOf(other) === nameOf(element));
    const place = alike(within).indexOf(element);
    return (elsewhere: Element) => alike(elsewhere)[place];
  });
  return (elsewhere) => places.map((find) => find(elsewhere)).find((found) => found !== undefined);
}

const label = (element: Element): string | null => element.getAttribute('aria-label') ?? element.textContent;

const addressAndLabel = (element: Element): string =>
  [element.getAttribute('href'), label(element)].join(' ');

/** Types the text of a field into another one, with its selection. */
function type({ value, selectionStart, selectionEnd }: HTMLInputElement, field: HTMLInputElement): void {
  if (value === '') return;
  // React does not hear of a value that is set by its own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(selectionStart, selectionEnd);
}
