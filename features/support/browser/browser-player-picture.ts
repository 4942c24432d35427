import type { Locator, Page } from 'playwright';
import type { DeviceSearch, PlayerInternals } from '../player-internals.ts';
import { tapAt } from './browser-picture-presses.ts';
import { inPage } from './in-page.ts';

declare global {
  interface Window {
    /** How the page last asked to choose another device. */
    deviceChosenBy?: string;
  }
}

/** A browser that finds another device by remote playback. Runs in the page, before everything else. */
function findByRemotePlayback(): void {
  const remotes = new WeakMap<object, object>();
  Object.assign(window, { chrome: {} });
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', {
    get(this: HTMLMediaElement) {
      const remote = remotes.get(this) ?? {
        state: 'disconnected',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        watchAvailability: async (found: (is: boolean) => void) => void setTimeout(() => found(true)),
        cancelWatchAvailability: async () => undefined,
        prompt: async () => void (window.deviceChosenBy = 'remote playback'),
      };
      remotes.set(this, remote);
      return remote;
    },
  });
}

/** A browser that finds another device by AirPlay. Runs in the page, before everything else. */
function findByAirPlay(): void {
  Object.assign(window, { WebKitPlaybackTargetAvailabilityEvent: Event });
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', { value: undefined });
  Object.assign(HTMLMediaElement.prototype, {
    webkitShowPlaybackTargetPicker: () => void (window.deviceChosenBy = 'AirPlay'),
  });
  const AVAILABILITY = 'webkitplaybacktargetavailabilitychanged';
  const listen = Reflect.get(HTMLMediaElement.prototype, 'addEventListener');
  HTMLMediaElement.prototype.addEventListener = function (
    this: HTMLMediaElement,
    ...given: Parameters<typeof listen>
  ) {
    listen.apply(this, given);
    const found = Object.assign(new Event(AVAILABILITY), { availability: 'available' });
    if (given[0] === AVAILABILITY) setTimeout(() => this.dispatchEvent(found));
  };
}

/** What shows in the player, and its typeface. */
interface Saying {
  readonly text: string;
  readonly typeface: string;
}

/** Everything that could be read in the player. Runs in the page. */
function sayings(): Saying[] {
  const found: Saying[] = [];
  const rest: (Element | ShadowRoot)[] = [...document.querySelectorAll('[data-player]')];
  for (let at = rest.shift(); at; at = rest.shift()) {
    // What a slot replaces is never shown; whether it has a style depends on the version of the browser.
    if (at instanceof HTMLSlotElement && at.assignedNodes().length > 0) continue;
    rest.push(...at.children);
    // Titles have a typeface of their own.
    if (at instanceof ShadowRoot || /^(style|template|script|h\d)$/i.test(at.localName)) continue;
    if (at.shadowRoot) rest.push(at.shadowRoot);
    const own = [...at.childNodes].filter((child) => child instanceof Text).map(({ data }) => data.trim());
    const text = own.join(' ').trim();
    const { fontFamily: typeface } = getComputedStyle(at);
    if (text && typeface) found.push({ text, typeface });
  }
  return found;
}

/** The brightness of each of 16 by 9 fields of a picture. Runs in the page. */
async function brightnessOf(base64: string): Promise<number[]> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  // The page's policy allows no image element with an address that contains the image.
  const image = await createImageBitmap(new Blob([bytes]));
  const [width, height] = [16, 9];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_field, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * index);
    return (red + green + blue) / 3;
  });
}

/** The part of a picture that has about a color. Runs in the page. */
async function shareOf({
  base64,
  color,
}: {
  readonly base64: string;
  readonly color: string;
}): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const { width, height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) return 0;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 12)) count += 1;
  return count / (width * height);
}

/** The texts of the elements that can be seen. Runs in the page. */
const textsShown = (elements: readonly Element[]): string[] =>
  elements
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => (element as HTMLElement).innerText.trim());

/** Taps what is there, at a part of its width. */
async function tapOn(page: Page, target: Locator, share: number): Promise<void> {
  const box = await target.boundingBox({ timeout: 5000 });
  if (!box) throw new Error('It is not on the screen');
  const { x, y, width, height } = box;
  await tapAt(page, { x: Math.round(x + width * share), y: Math.round(y + height / 2) }, 1);
}

/** What lies on the picture. */
const lyingOn = (
  page: () => Page,
): Pick<PlayerInternals, 'tapControl' | 'tapPart' | 'pointAtControl' | 'tooltips'> => {
  const control = (name: RegExp): Locator => {
    const player = page().locator('[data-player]');
    return player.getByRole('button', { name }).or(player.getByRole('slider', { name })).first();
  };
  return {
    tapControl: (name, share = 0.5) => tapOn(page(), control(name), share),
    tapPart: async (name) => {
      const parts = (['button', 'link'] as const).map((role) =>
        page().getByRole(role, { name, exact: true }),
      );
      const part = parts.reduce((either, other) => either.or(other)).first();
      await part.scrollIntoViewIfNeeded({ timeout: 5000 });
      await tapOn(page(), part, 0.5);
    },
    pointAtControl: async (name) => {
      await page().mouse.move(600, 380);
      await control(name).hover();
    },
    tooltips: () => page().locator('[data-player] [data-tooltip]').evaluateAll(textsShown),
  };
};

/** @param runFirst runs a script before the app, from the next page load on */
export function browserPlayerPicture(
  page: () => Page,
  runFirst: (script: string) => Promise<void>,
): Omit<PlayerInternals, 'choicesInView' | 'showsThumbnail'> {
  const finders = { 'remote playback': findByRemotePlayback, AirPlay: findByAirPlay };
  return {
    ...lyingOn(page),
    picture: async () => {
      const shown = await page().locator('.jwplayer').screenshot({ timeout: 5000 });
      return page().evaluate(brightnessOf, shown.toString('base64'));
    },
    shareOfColor: async (color) => {
      const shown = await page().locator('.jwplayer').screenshot({ timeout: 5000 });
      return page().evaluate(shareOf, { base64: shown.toString('base64'), color });
    },
    ignoreUse: () =>
      runFirst(
        `Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } });`,
      ),
    hasFocusRing: () =>
      page()
        .locator('[data-player]')
        .evaluate((picture) => getComputedStyle(picture).outlineStyle !== 'none'),
    typefaces: async () => {
      const said = await page().evaluate(sayings);
      return [...new Set(said.map(({ typeface }) => typeface))];
    },
    pageTypeface: () => page().evaluate(() => getComputedStyle(document.body).fontFamily),
    texts: async () => (await page().evaluate(sayings)).map(({ text }) => text),
    findDevice: (by: DeviceSearch) => runFirst(inPage(finders[by])),
    deviceChosenBy: () => page().evaluate(() => window.deviceChosenBy ?? null),
  };
}
