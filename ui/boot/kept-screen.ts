import { makeBrowserCookies } from '#adapters/browser/browser-cookies.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { CHOSEN_SOURCE, KEPT_SCREEN, LAST_MEMBER } from '#adapters/browser/storage-keys.ts';
import { IMPERSONATION_COOKIE } from '#domain/account/impersonation-cookie.ts';
import { DAY_MS } from '#domain/time/milliseconds.ts';
import { createElementIn } from './create-element-in.ts';

/*
 * The top of home, kept in the browser for the next visit: it shows before any answer is there, and what the answers say differently
 * replaces it in place. Of a member it has nothing but that there was one.
 */

/** Older ones are of no use: their hero is another one by now. */
const LONGEST_AGE_MS = 7 * DAY_MS;

/** A text, or an element by its name, the values of its attributes, and its children. */
type KeptNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, children: readonly KeptNode[]];

interface KeptScreen {
  /** What it fits. */
  readonly fits: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The attributes of the page's root, such as its language and its colours. */
  readonly root: Readonly<Record<string, string>>;
  readonly nodes: readonly KeptNode[];
}

const storage = makeSafeStorage(() => window.localStorage);

/** A screen fits a page of the same release, in the same language and layout. */
const layoutNow = (language: string): string =>
  [import.meta.url, language, window.innerWidth, document.documentElement.hasAttribute('data-couch')].join();

/** It is for a member or a visitor, as before. */
const fitting = (layout: string): string => `${layout},${hasLastMember()}`;

const hasLastMember = (): boolean => storage.get(LAST_MEMBER) !== null;

/** Whether the page is home as everybody sees it: with the default config, and without the banner of an impersonation. */
const isCommonHome = (): boolean =>
  window.location.search === '' &&
  storage.get(CHOSEN_SOURCE) === null &&
  makeBrowserCookies(document).read(IMPERSONATION_COOKIE) === null;

/**
 * Returns a function that keeps a screen for a page as it is now: by then the app may show another one, or a dialog.
 *
 * @param isOfMember whether it is the screen of a member who is known to be there
 */
export function screenKeeper(language: string): (screen: Node, isOfMember: boolean) => void {
  const layout = isCommonHome() ? layoutNow(language) : null;
  const root = attributesOf(document.documentElement);
  return (screen, isOfMember) => {
    if (layout === null || isOfMember !== hasLastMember()) return;
    const kept: KeptScreen = { fits: fitting(layout), at: Date.now(), root, nodes: childrenOf(screen) };
    storage.setOrKeepOlder(KEPT_SCREEN, JSON.stringify(kept));
  };
}

/**
 * Shows what was kept, if it fits, in the place of the placeholders; without a connection the app shows something else. Fails if
 * nothing was kept, or it cannot be read.
 */
export async function showKeptScreen(language: string, place: HTMLElement): Promise<void> {
  if (!window.navigator.onLine || !isCommonHome()) return;
  const { fits, at, root, nodes } = JSON.parse(storage.get(KEPT_SCREEN) ?? 'null') as KeptScreen;
  const age = Date.now() - at;
  if (fits !== fitting(layoutNow(language)) || age < 0 || age > LONGEST_AGE_MS) return;
  const shown = document.createDocumentFragment();
  appendAll(shown, nodes);
  const placeholders = place.firstElementChild;
  await loadStyles();
  if (placeholders?.parentElement !== place) return;
  setAttributes(document.documentElement, root);
  place.replaceChildren(shown);
  place.dataset['complete'] = 'true';
}

/** Loads the styles that the page preloads; the code that needs them finds them there. */
async function loadStyles(): Promise<void> {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]') ?? {};
  if (!href) throw new Error('The page preloads no styles');
  const styles = document.createElement('link');
  Object.assign(styles, { rel: 'stylesheet', crossOrigin: 'anonymous', href });
  await new Promise((resolve, reject) => {
    styles.onload = resolve;
    styles.onerror = reject;
    document.head.append(styles);
  });
}

const attributesOf = (element: Element): Readonly<Record<string, string>> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

const childrenOf = (node: Node): readonly KeptNode[] =>
  [...node.childNodes].map((child) =>
    child instanceof Element
      ? [child.localName, attributesOf(child), childrenOf(child)]
      : (child.textContent ?? ''),
  );

function appendAll(parent: Element | DocumentFragment, nodes: readonly KeptNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') parent.append(node);
    else {
      const [name, attributes, children] = node;
      const element = createElementIn(parent, name);
      setAttributes(element, attributes);
      appendAll(element, children);
      parent.append(element);
    }
  }
}

function setAttributes(
  element: HTMLElement | SVGElement,
  attributes: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    // As declarations: a Content-Security-Policy may refuse the attribute.
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
}
