/*
 * What the first screen and the app know of each other. A press on the first screen marks its element, and the app repeats it.
 */

/** Marks what has been pressed. */
export const PRESSED = 'data-pressed';
/** Marks what is being pressed. */
export const HELD = 'data-held';

/** Keeps presses on links of the app, on buttons and on the search field until the app has taken over. */
export function keepPresses(firstScreen: HTMLElement): void {
  const keep = (event: Event, pressed: Element) => {
    event.preventDefault();
    firstScreen.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    pressed.setAttribute(PRESSED, '');
  };
  firstScreen.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    const isForBrowser =
      event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (pressed && !isForBrowser && !leadsElsewhere(pressed)) keep(event, pressed);
  });
  firstScreen.addEventListener('pointerdown', ({ target, button }) => {
    if (button === 0) (target as Element).closest('a, button')?.setAttribute(HELD, '');
  });
  for (const end of ['pointerup', 'pointercancel'])
    firstScreen.addEventListener(end, () => firstScreen.querySelector(`[${HELD}]`)?.removeAttribute(HELD));
  firstScreen.addEventListener('submit', (event) => keep(event, event.target as Element));
}

/** Whether it is a link to a page that is not one of the app. */
const leadsElsewhere = (element: HTMLElement): boolean =>
  element instanceof HTMLAnchorElement && !element.hasAttribute(IN_APP);

/** Marks the links to pages of the app (ui/navigation/link.tsx). */
const IN_APP = 'data-in-app';
