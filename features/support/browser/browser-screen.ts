import type { Locator, Page } from 'playwright';
import { dispatchSwipe, dispatchTouch } from '../dispatch-touches.ts';
import { pressKeyInIme } from '../ime-key-press.ts';
import { fieldLabels, namesOf } from '../element-names.ts';
import type { Part, Screen } from '../screen.ts';
import { structuredDataIn, taggedIn } from '../page-metadata.ts';
import { readableLines } from '../readable-lines.ts';
import { shownTexts } from '../shown-texts.ts';
import { appShows } from './browser-first-screen.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

const folded = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const shownText = async (locator: Locator): Promise<string> =>
  (await locator.evaluate(shownTexts, 'styles' as const, SHORT_TIMEOUT))[0] ?? '';

/** An action is done once: it waits until the page permits it. */
const IN_TIME = { timeout: 20_000 };

const named = (name: string | RegExp | undefined) =>
  name === undefined ? {} : { name, exact: typeof name === 'string' };

/**
 * Only an open modal dialog can be reached; of two, the one that opened over the other and is nested in it.
 */
const TOP = 'dialog[open]:not(:has(dialog[open]))';
const REACHABLE = `${TOP}, ${TOP} *, body:not(:has(dialog[open])) *`;

export const makeBrowserScreen = (page: () => Page): Screen => ({
  part: (role, name) => makePart(() => page().getByRole(role, named(name)).and(page().locator(REACHABLE))),
  control: (name) =>
    makePart(() =>
      page()
        .getByRole('button', named(name))
        .or(page().getByRole('link', named(name)))
        .and(page().locator(REACHABLE)),
    ),
  field: (label) => makePart(() => page().getByLabel(label, { exact: true }).and(page().locator(REACHABLE))),
  heading: () => makePart(() => page().getByRole('heading', { level: 1 }).and(page().locator(REACHABLE))),
  outline: () =>
    page()
      .getByRole('heading')
      .and(page().locator(REACHABLE))
      .evaluateAll((headings) =>
        headings.map(({ localName, textContent }) => `${localName} ${textContent.trim()}`),
      ),
  labels: async () => {
    const document = await page().evaluateHandle(() => window.document);
    return document.evaluate(fieldLabels);
  },
  text: async () => shownText(page().locator('body')),
  lines: async () =>
    page()
      .locator(`${TOP}, body:not(:has(dialog[open]))`)
      .first()
      .evaluate(readableLines, undefined, SHORT_TIMEOUT),
  title: async () => page().title(),
  tagged: async (name) => {
    const document = await page().evaluateHandle(() => window.document);
    return document.evaluate(taggedIn, name);
  },
  structuredData: async () => {
    const document = await page().evaluateHandle(() => window.document);
    return document.evaluate(structuredDataIn);
  },
  direction: () => page().evaluate(() => getComputedStyle(document.documentElement).direction),
  language: () => page().evaluate(() => document.documentElement.lang),
  clearFocusAndHover: async () => {
    await page().mouse.move(0, 0);
    await page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  },
  clearFocus: () => page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  key: async (key) => {
    // A dialog that is still opening may not have taken the focus yet.
    await page().waitForFunction(() => !document.querySelector('dialog[open][data-state="opening"]'));
    await page().keyboard.press(key);
  },
  keyInComposition: async (key) => {
    const document = await page().evaluateHandle(() => window.document);
    await document.evaluate(pressKeyInIme, key);
  },
  pressBackdrop: async () => {
    await page().locator(TOP).waitFor(SHORT_TIMEOUT);
    const { width, height } = page().viewportSize() ?? { width: 0, height: 0 };
    await page().mouse.click(width - 4, height - 4);
  },
});

function makePart(locator: () => Locator): Part {
  /** What is done to the first screen is repeated by the app, but no driver keeps hold of what the app replaces. */
  const inApp = async () => {
    const part = locator().first();
    await appShows(part.page());
    return part;
  };
  return {
    part: (role, name) => makePart(() => locator().getByRole(role, named(name))),
    nth: (index) => makePart(() => locator().nth(index)),
    count: async () => locator().count(),
    names: () => locator().evaluateAll(namesOf),
    lines: async () => locator().first().evaluate(readableLines, undefined, SHORT_TIMEOUT),
    text: async () => shownText(locator().first()),
    texts: async () => locator().evaluateAll(shownTexts, 'styles' as const),
    attribute: async (name) => locator().first().getAttribute(name, SHORT_TIMEOUT),
    attributes: async (name) =>
      locator().evaluateAll((found, of) => found.map((element) => element.getAttribute(of)), name),
    press: async () => {
      const part = await inApp();
      // What a shelf has beyond its edge is inert until it is in view.
      await part.scrollIntoViewIfNeeded(IN_TIME);
      // The driver would wait until it is enabled; a person presses it all the same.
      const force = (await part.getAttribute('aria-disabled', IN_TIME)) === 'true';
      await part.click({ ...IN_TIME, force });
    },
    fill: async (text) => (await inApp()).fill(text, IN_TIME),
    choose: async (option) => {
      await (await inApp()).selectOption({ label: option }, IN_TIME);
    },
    value: async () => locator().first().inputValue(SHORT_TIMEOUT),
    chosen: async () => folded(await locator().first().locator('option:checked').textContent(SHORT_TIMEOUT)),
    picture: async () => {
      const image = locator().first().locator('img').first();
      if ((await image.count()) === 0) return null;
      return image.evaluate(
        (element: HTMLImageElement) => {
          const { width, height } = element.getBoundingClientRect();
          const address = element.getAttribute('src') ?? '';
          return { address, arrived: element.naturalWidth > 0, shape: width / height };
        },
        undefined,
        SHORT_TIMEOUT,
      );
    },
    focus: async () => (await inApp()).focus(IN_TIME),
    bringIntoView: async () => locator().first().scrollIntoViewIfNeeded(SHORT_TIMEOUT),
    pointAt: async () => (await inApp()).hover(IN_TIME),
    pointAway: async () => locator().first().page().mouse.move(0, 0),
    touchStart: async () => (await inApp()).evaluate(dispatchTouch, undefined, IN_TIME),
    swipe: async (x, y) => (await inApp()).evaluate(dispatchSwipe, { x, y }, IN_TIME),
    hasFocus: async () =>
      locator()
        .first()
        .evaluate((element) => element === document.activeElement, undefined, SHORT_TIMEOUT),
  };
}
