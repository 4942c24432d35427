import { COUCH_MODE } from './storage-keys.ts';

/** Media queries: a screen as large as a television's, and something that points as exactly as a mouse. */
export const LARGE_SCREEN = '(min-width: 1600px)';
export const FINE_POINTER = '(any-pointer: fine)';

/** The attribute of the page's root that style sheets know the mode by. */
const ATTRIBUTE = 'data-couch';

/** What is stored for the two choices. */
export const CHOICES = { on: 'on', off: 'off' } as const;

/** What its viewer has chosen goes before what the device seems to be (SHL-16). */
export function isCouchModeOn(
  read: (key: typeof COUCH_MODE) => string | null,
  device: Pick<Window, 'matchMedia'>,
): boolean {
  const chosen = read(COUCH_MODE);
  if (chosen === CHOICES.on || chosen === CHOICES.off) return chosen === CHOICES.on;
  return device.matchMedia(LARGE_SCREEN).matches && !device.matchMedia(FINE_POINTER).matches;
}

export const showCouchMode = (root: Element, isOn: boolean): void => {
  root.toggleAttribute(ATTRIBUTE, isOn);
};
