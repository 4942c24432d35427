import './control-elements.ts';
import { controls, frame } from './controls.ts';
import { style } from './controls-style.ts';
import { closeByPress } from './key-overview.ts';
import { QualityList } from './quality-list.ts';
import { sizeOf, type SetupOptions } from './setup-options.ts';

/** Milliseconds after which the controls come, whether there is a picture by then or not. */
const LATEST_CONTROLS = 400;
/** Seconds of a live stream from which on there is something to seek in. */
const SHORTEST_WINDOW = 60;

/** Milliseconds for which it shows what a key has done. */
const TOLD_FOR = 1600;

/** What the controls read from a video element besides its own. */
type Video = HTMLVideoElement & { videoRenditions?: QualityList; targetLiveWindow?: number };

type Controller = HTMLElement & {
  fullscreenElement: HTMLElement;
  readonly mediaStore: { dispatch(action: { readonly type: string; readonly detail: unknown }): void };
};

/** What the player puts into the page: a container in its place's place, and in it, apart from the page's style, the video. */
export class PlayerContainer {
  readonly container = document.createElement('div');
  readonly video: Video = document.createElement('video');
  readonly qualities: QualityList;
  readonly #root = this.container.attachShadow({ mode: 'open', delegatesFocus: true });
  readonly #place: HTMLElement;
  readonly #displaysErrors: boolean;
  #isFurnished = false;
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  /** `chooseLevel` is told the viewer's choice of a size, or -1. */
  constructor(place: HTMLElement, options: SetupOptions, chooseLevel: (level: number) => void) {
    this.#place = place;
    this.#displaysErrors = options.displayErrors ?? true;
    this.qualities = new QualityList(chooseLevel);
    this.video.slot = 'media';
    this.video.playsInline = true;
    this.video.crossOrigin = 'anonymous';
    this.video.muted = options.mute === true;
    this.video.videoRenditions = this.qualities;
    this.container.id = place.id;
    this.container.className = 'jwplayer';
    for (const [name, value] of Object.entries(sizeOf(options)))
      this.container.style.setProperty(name, value);
  }

  /** Shows the video. Whoever opens its source first has the network at work meanwhile. */
  raise({ autostart = false }: SetupOptions, retry: () => void): void {
    this.#root.innerHTML = `<style>${style}</style>${frame}`;
    this.controller.prepend(this.video);
    this.#part('.retry').addEventListener('click', retry);
    closeByPress(this.#overview);
    // What stands over the picture is there in full screen, too.
    this.controller.fullscreenElement = this.frame;
    this.#place.replaceWith(this.container);
    this.controller.mediaStore.dispatch({
      type: 'documentelementchangerequest',
      detail: seenFrom(this.#root),
    });
    setTimeout(() => this.furnish(), autostart ? LATEST_CONTROLS : 0);
  }

  /** Brings the controls, once. They come late, for the first picture not to wait for them. */
  furnish(): void {
    if (this.#isFurnished) return;
    this.#isFurnished = true;
    this.controller.insertAdjacentHTML('beforeend', controls);
    const wayToKeys = this.#part('.to-keys');
    wayToKeys.addEventListener('click', () => this.showKeys());
    wayToKeys.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter' || key === ' ') this.showKeys();
    });
  }

  get controller(): Controller {
    return this.#part('media-controller') as Controller;
  }

  /** All of the player, as it is in full screen. */
  get frame(): HTMLElement {
    return this.#part('.frame');
  }

  get adScreen(): HTMLElement {
    return this.#part('.ad');
  }

  /** Halts the ad, or lets it go on; answers which. */
  toggleAd(): string {
    const video = this.adScreen.querySelector('video');
    this.#part('.ad-toggle').click();
    return video?.paused ? 'Paused' : 'Playing';
  }

  /** Puts the video out of reach while an ad is shown over it, and back; the focus stays in the player. */
  giveWay(gives: boolean): void {
    const hadFocus = this.#root.activeElement !== null || document.activeElement === document.body;
    this.controller.inert = gives;
    if (!hadFocus) return;
    if (gives) this.#part('.ad-toggle').focus();
    else this.controller.focus();
  }

  /** Opens the overview of the keys. */
  showKeys(): void {
    const menu = this.#root.querySelector('media-settings-menu');
    if (menu instanceof HTMLElement && !menu.hidden) {
      menu.hidden = true;
      // It is where the focus goes back to.
      this.controller.focus();
    }
    if (!this.#overview.open) this.#overview.showModal();
  }

  /** Answers whether it is going to full screen. */
  toggleFullScreen(): boolean {
    const enters = this.#root.fullscreenElement === null;
    const request = enters ? 'mediaenterfullscreenrequest' : 'mediaexitfullscreenrequest';
    this.controller.dispatchEvent(new CustomEvent(request, { bubbles: true, composed: true }));
    return enters;
  }

  /** Brings the controls out, as a movement of the pointer would. */
  stir(): void {
    this.controller.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }

  /** Shows for a moment what a key has done, and has it read out. */
  tell(words: string): void {
    const told = this.#part('.told');
    told.textContent = words;
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => (told.textContent = ''), TOLD_FOR);
  }

  get #overview(): HTMLDialogElement {
    return this.#part('dialog.keys') as HTMLDialogElement;
  }

  setPoster(image: string | undefined): void {
    const poster = this.#part('.poster') as HTMLImageElement;
    poster.hidden = !image;
    if (image) poster.src = image;
  }

  /** Takes the stream for a live one that can be watched so many seconds back; for a video if null. */
  setLive(window: number | null): void {
    const hasWindow = (window ?? 0) >= SHORTEST_WINDOW;
    this.video.targetLiveWindow = window === null ? NaN : hasWindow ? window : 0;
    this.controller.classList.toggle('has-window', hasWindow);
    this.video.dispatchEvent(new Event('targetlivewindowchange'));
  }

  /** Shows or hides the big play button of a player that the browser lets begin at a press only. */
  askForPress(asks: boolean): void {
    if (asks) this.furnish();
    this.controller.classList.toggle('asks-for-press', asks);
  }

  /** Says what went wrong in place of the picture, with a way to try again, unless the page does. */
  say(message: string | null): void {
    if (!this.#displaysErrors) return;
    this.#part('.notice').hidden = message === null;
    this.#part('.notice p').textContent = message;
  }

  remove(): void {
    this.container.replaceWith(this.#place);
  }

  #part(selector: string): HTMLElement {
    return this.#root.querySelector(selector) as HTMLElement;
  }
}

/**
 * A document as the controls look at it. Which of a player's elements fills the screen, or is a picture in the picture, is
 * known within the player alone: to the document it is the player as a whole.
 */
const seenFrom = (root: ShadowRoot) =>
  Object.assign(root, {
    fullscreenEnabled: document.fullscreenEnabled,
    exitFullscreen: () => document.exitFullscreen(),
    exitPictureInPicture: () => document.exitPictureInPicture(),
  });
