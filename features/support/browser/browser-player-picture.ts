import type { Locator, Page } from 'playwright';
import type { DeviceSearch, PlayerPicture } from '../player-internals.ts';
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
}

/** What shows in the player, and its typeface; `isOwn` unless the app shows it there. */
interface Saying {
  readonly text: string;
  readonly typeface: string;
  readonly isOwn: boolean;
}

/** Everything that could be read in the player. Runs in the page. */
function sayings(): Saying[] {
  const found: Saying[] = [];
  const rest: (Element | ShadowRoot)[] = [...document.querySelectorAll('.jwplayer')];
  for (let at = rest.shift(); at; at = rest.shift()) {
    // What a slot replaces is never shown; whether it has a style depends on the version of the browser.
    if (at instanceof HTMLSlotElement && at.assignedNodes().length > 0) continue;
    rest.push(...at.children);
    if (at instanceof ShadowRoot || /^(style|template|script)$/i.test(at.localName)) continue;
    if (at.shadowRoot) rest.push(at.shadowRoot);
    const own = [...at.childNodes].filter((child) => child instanceof Text).map(({ data }) => data.trim());
    const text = own.join(' ').trim();
    const { fontFamily: typeface } = getComputedStyle(at);
    if (text && typeface) found.push({ text, typeface, isOwn: at.getRootNode() !== document });
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

/** Where a side of the picture is, as a fraction of its width. */
const SIDES: Readonly<Record<string, number>> = { left: 0.15, middle: 0.5, right: 0.85 };

const SECONDS_BETWEEN_TAPS = 0.1;

/** The texts of the elements that can be seen. Runs in the page. */
const textsShown = (elements: readonly Element[]): string[] =>
  elements
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => (element as HTMLElement).innerText.trim());

async function boxOf(part: Locator) {
  const box = await part.boundingBox({ timeout: 5000 });
  if (!box) throw new Error('It is not in the player');
  return box;
}

/** Presses in the player. */
function pointing(
  page: () => Page,
): Pick<PlayerPicture, 'clickPicture' | 'tapPicture' | 'tapControl' | 'pointAtControl' | 'tooltips'> {
  const pointIn = async (fraction: number) => {
    const box = await boxOf(page().locator('.jwplayer'));
    return { x: Math.round(box.x + fraction * box.width), y: Math.round(box.y + box.height * 0.4) };
  };
  const tap = async (point: { readonly x: number; readonly y: number }, times: number) => {
    const devtools = await page().context().newCDPSession(page());
    // The page sees these times, however busy the machine is.
    const begin = Date.now() / 1000;
    for (let each = 0; each < times; each++) {
      const timestamp = begin + each * SECONDS_BETWEEN_TAPS;
      await devtools.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [point],
        timestamp,
      });
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
    }
    await devtools.detach();
  };
  const control = (name: RegExp) => {
    const player = page().locator('.jwplayer');
    return player.getByRole('button', { name }).or(player.getByRole('slider', { name })).first();
  };
  return {
    clickPicture: async (times) => {
      const { x, y } = await pointIn(0.5);
      await page().mouse.click(x, y, { clickCount: times });
    },
    tapPicture: async (side, times) => {
      await tap(await pointIn(SIDES[side] ?? 0.5), times);
    },
    tapControl: async (name) => {
      const { x, y, width, height } = await boxOf(control(name));
      await tap({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }, 1);
    },
    pointAtControl: async (name) => {
      await page().mouse.move(600, 380);
      await control(name).hover();
    },
    tooltips: () => page().locator('.jwplayer media-tooltip').evaluateAll(textsShown),
  };
}

/** @param runFirst runs a script before the app, from the next page load on */
export function browserPlayerPicture(
  page: () => Page,
  runFirst: (script: string) => Promise<void>,
): PlayerPicture {
  const finders = { 'remote playback': findByRemotePlayback, AirPlay: findByAirPlay };
  return {
    useTouchScreen: async () => {
      // A script that does nothing marks the session as altered.
      await runFirst('');
      const devtools = await page().context().newCDPSession(page());
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    },
    ...pointing(page),
    picture: async () => {
      const shown = await page().locator('.jwplayer').screenshot({ timeout: 5000 });
      return page().evaluate(brightnessOf, shown.toString('base64'));
    },
    ignoreUse: () =>
      runFirst(
        `Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } });`,
      ),
    hasFocusRing: () =>
      page()
        .locator('.jwplayer media-controller')
        .evaluate((picture) => getComputedStyle(picture, '::after').borderTopWidth === '3px'),
    typefaces: async () => {
      const own = (await page().evaluate(sayings)).filter(({ isOwn }) => isOwn);
      return [...new Set(own.map(({ typeface }) => typeface))];
    },
    pageTypeface: () => page().evaluate(() => getComputedStyle(document.body).fontFamily),
    texts: async () => (await page().evaluate(sayings)).map(({ text }) => text),
    findDevice: (by: DeviceSearch) => runFirst(inPage(finders[by])),
    deviceChosenBy: () => page().evaluate(() => window.deviceChosenBy ?? null),
    offersSetting: async (name) => {
      await page().locator('.jwplayer media-settings-menu').waitFor({ state: 'attached' });
      return page()
        .locator('.jwplayer media-settings-menu media-settings-menu-item', { hasText: name })
        .evaluate((entry) => getComputedStyle(entry).display !== 'none');
    },
  };
}
