import { queryAllByRole } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Part, Role, Screen } from '../screen.ts';

const folded = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The screen of a DOM without layout: everything in the document is in view. */
export function makeDomScreen(document: () => Document): Screen {
  const user = (): UserEvent => {
    const { defaultView } = document();
    const clipboard = defaultView && Object.getOwnPropertyDescriptor(defaultView.navigator, 'clipboard');
    const made = userEvent.setup({ document: document(), delay: null });
    // It puts a clipboard of its own in the place of the page's.
    if (clipboard) Object.defineProperty(defaultView.navigator, 'clipboard', clipboard);
    return made;
  };
  const body = () => [document().body];
  return {
    part: (role, name) => makePart(user, () => find(body(), role, name)),
    text: async () => folded(document().body.textContent),
    title: async () => document().title,
    language: async () => document().documentElement.lang,
    key: async (key) => user().keyboard(key.length > 1 ? `{${key}}` : key),
  };
}

/** An open modal dialog hides the rest of the page, as in a browser. */
function find(within: readonly HTMLElement[], role: Role, name: string | RegExp | undefined): HTMLElement[] {
  const found = within.flatMap((element) =>
    queryAllByRole(element, role, name === undefined ? {} : { name }),
  );
  const modal = found[0]?.ownerDocument.querySelector<HTMLElement>('dialog[open]');
  return modal ? found.filter((element) => modal.contains(element)) : found;
}

function makePart(user: () => UserEvent, located: () => HTMLElement[]): Part {
  const first = (): HTMLElement => {
    const [element] = located();
    if (!element) throw new Error('It is not on the screen');
    return element;
  };
  return {
    part: (role, name) => makePart(user, () => find(located(), role, name)),
    nth: (index) => makePart(user, () => located().slice(index, index + 1)),
    count: async () => located().length,
    text: async () => folded(first().textContent),
    attribute: async (name) => first().getAttribute(name),
    press: async () => user().click(first()),
    fill: async (text) => {
      await user().clear(first());
      await user().type(first(), text);
    },
    choose: async (option) => user().selectOptions(first(), option),
    picture: async () => {
      const address = first().querySelector('img')?.getAttribute('src');
      return address ? { address, arrived: null, shape: null } : null;
    },
    hasFocus: async () => first().ownerDocument.activeElement === first(),
  };
}
