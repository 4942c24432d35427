import { fireEvent, queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { dispatchSwipe, dispatchTouch } from '../dispatch-touches.ts';
import { pressKeyInIme } from '../ime-key-press.ts';
import { NotOnScreen } from '../not-on-screen.ts';
import { fieldLabels, namesOf } from '../element-names.ts';
import type { Part, Role, Screen } from '../screen.ts';
import { structuredDataIn, taggedIn } from '../page-metadata.ts';
import { readableLines } from '../readable-lines.ts';
import { shownTexts } from '../shown-texts.ts';

const folded = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const outlined = ({ localName, textContent }: HTMLElement): string => `${localName} ${folded(textContent)}`;

const shownText = (element: HTMLElement): string => shownTexts(element, 'markup')[0] ?? '';

/** What a person acts with. */
interface Hand {
  readonly user: () => UserEvent;
  /** What the pointer is on. */
  pointed: HTMLElement | null;
}

/** A new user of user-event does not know what the pointer was on, and so does not leave it. */
function pointAway(hand: Hand): void {
  hand.pointed?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
  hand.pointed = null;
}

/** The screen of a DOM without layout: everything in the document is in view. */
export function makeDomScreen(document: () => Document): Screen {
  const user = (): UserEvent => {
    const { defaultView } = document();
    const clipboard = defaultView && Object.getOwnPropertyDescriptor(defaultView.navigator, 'clipboard');
    const made = userEvent.setup({ document: document(), delay: null });
    // `userEvent.setup` replaces the page's clipboard with its own.
    if (clipboard) Object.defineProperty(defaultView.navigator, 'clipboard', clipboard);
    return made;
  };
  const hand: Hand = { user, pointed: null };
  const body = () => [document().body];
  return {
    part: (role, name) => makePart(hand, () => find(body(), role, { name })),
    control: (name) =>
      makePart(hand, () => [...find(body(), 'button', { name }), ...find(body(), 'link', { name })]),
    field: (label) => makePart(hand, () => queryAllByLabelText(document().body, label)),
    heading: () => makePart(hand, () => find(body(), 'heading', { level: 1 })),
    outline: async () => find(body(), 'heading', {}).map(outlined),
    labels: async () => fieldLabels(document()),
    text: async () => shownText(document().body),
    lines: async () => readableLines(topDialog(document()) ?? document().body),
    title: async () => document().title,
    tagged: async (name) => taggedIn(document(), name),
    structuredData: async () => structuredDataIn(document()),
    direction: async () => document().documentElement.dir,
    language: async () => document().documentElement.lang,
    clearFocusAndHover: async () => {
      pointAway(hand);
      (document().activeElement as HTMLElement | null)?.blur();
    },
    clearFocus: async () => (document().activeElement as HTMLElement | null)?.blur(),
    key: async (key) => {
      if (key === 'Escape') escape(document());
      else await user().keyboard(keyPress(key));
    },
    keyInComposition: async (key) => pressKeyInIme(document(), key),
    // Not through user-event, which would move the focus to the page behind: a browser prevents that.
    pressBackdrop: async () => {
      const dialog = openDialog(document());
      dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      dialog.click();
    },
  };
}

/** A key, for example 'a', 'Space' or 'Control+Home', as user-event writes it. */
function keyPress(written: string): string {
  if (written.length === 1) return written;
  const keys = written.split('+').map((key) => (key === 'Space' ? ' ' : key));
  const held = keys.slice(0, -1);
  const down = held.map((key) => `{${key}>}`).join('');
  const up = held.map((key) => `{/${key}}`).join('');
  return `${down}{${keys.at(-1)}}${up}`;
}

/** The topmost modal dialog; throws if none is open. */
function openDialog(document: Document): HTMLDialogElement {
  const top = topDialog(document);
  if (!top) throw new Error('No dialog is open');
  return top;
}

const topDialog = (document: Document): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/** Escape asks the topmost dialog to close, wherever the focus is, unless something else takes the key: as in a browser. */
function escape(document: Document): void {
  const dialog = topDialog(document);
  const focused = document.activeElement ?? document.body;
  const isLeft = fireEvent.keyDown(focused, { key: 'Escape', code: 'Escape' });
  fireEvent.keyUp(focused, { key: 'Escape', code: 'Escape' });
  if (isLeft && dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** An open modal dialog hides the rest of the page, as in a browser. */
function find(
  within: readonly HTMLElement[],
  role: Role,
  { name, level }: { readonly name?: string | RegExp | undefined; readonly level?: number },
): HTMLElement[] {
  const found = within.flatMap((element) =>
    queryAllByRole(element, role, { ...(name !== undefined && { name }), ...(level && { level }) }),
  );
  const modal = found[0] && topDialog(found[0].ownerDocument);
  return modal ? found.filter((element) => modal.contains(element)) : found;
}

function makePart(hand: Hand, located: () => HTMLElement[]): Part {
  const { user } = hand;
  const first = (): HTMLElement => {
    const [element] = located();
    if (!element) throw new NotOnScreen('It is not on the screen');
    return element;
  };
  return {
    part: (role, name) => makePart(hand, () => find(located(), role, { name })),
    nth: (index) => makePart(hand, () => located().slice(index, index + 1)),
    count: async () => located().length,
    names: async () => namesOf(located()),
    lines: async () => located().slice(0, 1).flatMap(readableLines),
    text: async () => shownText(first()),
    texts: async () => shownTexts(located(), 'markup'),
    attribute: async (name) => first().getAttribute(name),
    attributes: async (name) => located().map((element) => element.getAttribute(name)),
    press: async () => {
      hand.pointed = first();
      await user().click(hand.pointed);
    },
    fill: async (text) => {
      // As a picker does, and as Chromium is driven; keys change a day part by part.
      if (first().matches('[type=date]')) return void fireEvent.change(first(), { target: { value: text } });
      await user().clear(first());
      // user-event reads braces and brackets as key descriptors unless they are doubled.
      if (text) await user().type(first(), text.replace(/[{[]/g, '$&$&'));
    },
    choose: async (option) => user().selectOptions(first(), option),
    value: async () => (first() as HTMLInputElement).value,
    chosen: async () => {
      const { options, selectedIndex } = first() as HTMLSelectElement;
      return folded(options[selectedIndex]?.textContent ?? null);
    },
    picture: async () => {
      const address = first().querySelector('img')?.getAttribute('src');
      return address ? { address, arrived: null, shape: null } : null;
    },
    focus: async () => {
      first().focus();
    },
    // All of the document is in view.
    bringIntoView: () => Promise.resolve(),
    pointAt: async () => {
      hand.pointed = first();
      await user().hover(hand.pointed);
    },
    pointAway: async () => pointAway(hand),
    touchStart: async () => {
      dispatchTouch(first());
    },
    swipe: async (x, y) => {
      dispatchSwipe(first(), { x, y });
    },
    hasFocus: async () => first().ownerDocument.activeElement === first(),
  };
}
