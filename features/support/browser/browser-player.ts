import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { LibraryCaptions } from '#adapters/hosted-player/player-library.ts';
import type { PlayerControls } from '../assembly.ts';
import { inPage } from './in-page.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

/** Any ad can be skipped by then. */
const LONGEST_AD_MS = 20_000;
/** A busy page may respond late. */
const LONGEST_LOOK_MS = 5000;
/** The playback rate at which scenarios watch a video. */
const HASTE = 4;

/** Autoplay as in a browser before the first interaction. Runs in the page, before everything else. */
function refuseToPlayUnpressed(): void {
  let isPressed = false;
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => (isPressed = true), { capture: true });
  }
  const play = Reflect.get(HTMLMediaElement.prototype, 'play');
  Object.defineProperty(HTMLMediaElement.prototype, 'play', {
    value(this: HTMLMediaElement): Promise<void> {
      if (isPressed) return play.call(this);
      return Promise.reject(new DOMException('Press first', 'NotAllowedError'));
    },
  });
}

/** Plays this many seconds of a video. Runs in the page. */
async function watchOn(
  element: HTMLVideoElement | SVGElement | HTMLElement,
  { during, rate }: { readonly during: number; readonly rate: number },
): Promise<void> {
  const video = element as HTMLVideoElement;
  const end = video.currentTime + during;
  const chosenRate = video.playbackRate;
  video.playbackRate = rate;
  while (video.currentTime < end && !video.ended) {
    // Frames are presented even while time stands still.
    await new Promise<void>((go) => {
      video.requestVideoFrameCallback(() => go());
      video.addEventListener('ended', () => go(), { once: true });
    });
  }
  video.playbackRate = chosenRate;
}

/** Runs in the page. */
function captionsOfLibrary(): Partial<LibraryCaptions> {
  type Queried = (place: Element | null) => { getCaptions(): Partial<LibraryCaptions> };
  const { jwplayer } = window as unknown as { readonly jwplayer: Queried };
  return jwplayer(document.querySelector('.jwplayer')).getCaptions();
}

/**
 * The player of a real browser, with real video.
 *
 * @param runFirst runs a script before the app, from the next page load on
 */
export function browserPlayer(page: () => Page, runFirst: (script: string) => Promise<void>): PlayerControls {
  const video = (): Locator => page().locator('video').first();
  const read = <T>(what: (element: HTMLVideoElement) => T): Promise<T> =>
    video().evaluate<T, undefined, HTMLVideoElement>(what, undefined, { timeout: LONGEST_LOOK_MS });
  return {
    count: () => page().locator('.jwplayer').count(),
    isPlaying: () => read((element) => !element.paused && !element.ended && element.readyState > 2),
    position: () => read((element) => element.currentTime),
    duration: () => read((element) => element.duration),
    seek: async (seconds) => {
      await video().evaluate(
        (element, to) =>
          new Promise<void>((resolve) => {
            // If the platform denies the source at this position, the player switches to other sources.
            for (const event of ['seeked', 'emptied']) {
              element.addEventListener(event, () => resolve(), { once: true });
            }
            (element as HTMLVideoElement).currentTime = to;
          }),
        seconds,
      );
    },
    watch: async (seconds) => {
      // Observed in the page: a read from here may come late, and the video is fast.
      await video().evaluate(watchOn, { during: seconds, rate: seconds >= HASTE ? HASTE : 1 });
    },
    pause: () => read((element) => element.pause()),
    resume: async () => {
      await read((element) => void element.play());
    },
    idle: async () => {
      await page().mouse.move(640, 400);
      await wait(100);
    },
    stir: async () => {
      await page().mouse.move(600, 380);
      await page().mouse.move(640, 400);
    },
    showsOverlay: async () => {
      const overlay = page().locator('dialog [data-overlay]');
      return (
        (await overlay.evaluate((element) => getComputedStyle(element).opacity, undefined, SHORT_TIMEOUT)) ===
        '1'
      );
    },
    overlayWords: () => page().locator('dialog [data-overlay]').innerText({ timeout: LONGEST_LOOK_MS }),
    isShowingAd: () => page().locator('.jwplayer .ad').isVisible(),
    skipAd: async () => {
      await page().getByRole('button', { name: 'Skip ad', exact: true }).click({ timeout: LONGEST_AD_MS });
    },
    captions: () => page().evaluate(captionsOfLibrary),
    isMuted: () => read((element) => element.muted || element.volume === 0),
    refuseAutoplay: () => runFirst(inPage(refuseToPlayUnpressed)),
  };
}
