import './control-elements.ts';
import { controls, frame } from './controls-markup.ts';
import { style } from './controls-style.ts';
import { closeByPress } from './shortcuts-dialog.ts';
import { parseMarkup, writeMarkup } from './markup.ts';
import { QualityList } from './quality-list.ts';
import { sizeOf, type SetupOptions } from './setup-options.ts';

/** Milliseconds after which the controls appear, even without a picture. */
const LATEST_CONTROLS = 400;
/** The minimum length of a live window, in seconds, for seeking. */
const SHORTEST_WINDOW = 60;

/** Milliseconds for which the result of a key is shown. */
const TOLD_FOR = 1600;

/** Properties that the controls read from a video element besides its own. */
type Video = HTMLVideoElement & { videoRenditions?: QualityList; targetLiveWindow?: number };

type Controller = HTMLElement & {
  fullscreenElement: HTMLElement;
  readonly mediaStore: { dispatch(action: { readonly type: string; readonly detail: unknown }): void };
};

/**
 * The DOM of the player: a container that replaces the given element, with the video in a shadow root,
 * isolated from the page's style.
 */
export class PlayerContainer {
  readonly container = document.createElement('div');
  readonly video: Video = document.createElement('video');
  readonly qualities: QualityList;
  readonly #root = this.container.attachShadow({ mode: 'open', delegatesFocus: true });
  readonly #still = document.createElement('canvas');
  readonly #place: HTMLElement;
  readonly #displaysErrors: boolean;
  #isFurnished = false;
  #clearing: ReturnType<typeof setTimeout> | undefined;
  #furnishing: ReturnType<typeof setTimeout> | undefined;

  /** `chooseLevel` is called with the level the viewer selects, or -1. */
  constructor(place: HTMLElement, options: SetupOptions, chooseLevel: (level: number) => void) {
    this.#place = place;
    this.#displaysErrors = options.displayErrors ?? true;
    this.qualities = new QualityList(chooseLevel);
    this.video.slot = this.#still.slot = 'media';
    this.#still.className = 'still';
    this.#still.hidden = true;
    this.video.playsInline = true;
    this.video.crossOrigin = 'anonymous';
    this.video.videoRenditions = this.qualities;
    this.container.id = place.id;
    this.container.className = 'jwplayer';
    this.resize(options);
  }

  resize(options: SetupOptions): void {
    for (const name of ['width', 'height', 'aspect-ratio']) this.container.style.removeProperty(name);
    for (const [name, value] of Object.entries(sizeOf(options)))
      this.container.style.setProperty(name, value);
  }

  get isFullScreen(): boolean {
    return this.#root.fullscreenElement !== null;
  }

  /** Shows the video. Open its source first, so that it loads in the meantime. */
  mount({ autostart = false }: SetupOptions, retry: () => void): void {
    writeMarkup(this.#root, `<style>${style}</style>${frame}`);
    this.controller.prepend(this.video, this.#still);
    this.#part('.retry').addEventListener('click', retry);
    closeByPress(this.#overview);
    ringForKeysOnly(this.frame);
    // Makes everything over the picture part of full screen.
    this.controller.fullscreenElement = this.frame;
    this.#place.replaceWith(this.container);
    this.controller.mediaStore.dispatch({
      type: 'documentelementchangerequest',
      detail: seenFrom(this.#root),
    });
    this.#furnishing = setTimeout(() => this.addControls(), autostart ? LATEST_CONTROLS : 0);
  }

  /** Adds the controls, once. They are delayed so that the first picture need not wait for them. */
  addControls(): void {
    if (this.#isFurnished) return;
    this.#isFurnished = true;
    this.controller.append(parseMarkup(controls));
    const wayToKeys = this.#part('.to-keys');
    wayToKeys.addEventListener('click', () => this.showKeys());
    wayToKeys.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter' || key === ' ') this.showKeys();
    });
  }

  get controller(): Controller {
    return this.#part('media-controller') as Controller;
  }

  /** The whole player, as shown in full screen. */
  get frame(): HTMLElement {
    return this.#part('.frame');
  }

  get adScreen(): HTMLElement {
    return this.#part('.ad');
  }

  /** Pauses or resumes the ad; returns which. */
  toggleAd(): string {
    const video = this.adScreen.querySelector('video');
    this.#part('.ad-toggle').click();
    return video?.paused ? 'Paused' : 'Playing';
  }

  /** Disables the video while an ad is shown over it, and enables it again; the focus stays in the player. */
  setVideoInert(gives: boolean): void {
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
      // The dialog returns the focus here.
      this.controller.focus();
    }
    if (!this.#overview.open) this.#overview.showModal();
  }

  /** Returns whether it enters full screen. */
  toggleFullScreen(): boolean {
    const enters = !this.isFullScreen;
    const request = enters ? 'mediaenterfullscreenrequest' : 'mediaexitfullscreenrequest';
    this.controller.dispatchEvent(new CustomEvent(request, { bubbles: true, composed: true }));
    return enters;
  }

  /** Shows the controls, as a pointer movement would. */
  showControls(): void {
    this.controller.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }

  /** Briefly shows the result of a key, and announces it to screen readers. */
  announce(words: string): void {
    const told = this.#part('.told');
    told.textContent = words;
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => (told.textContent = ''), TOLD_FOR);
  }

  get #overview(): HTMLDialogElement {
    return this.#part('dialog.keys') as HTMLDialogElement;
  }

  /** Shows the video's current frame in its place, until there is another one; nothing if there is none. */
  holdFrame(): void {
    const { videoWidth, videoHeight, readyState, HAVE_CURRENT_DATA } = this.video;
    if (videoWidth === 0 || readyState < HAVE_CURRENT_DATA) return;
    this.#still.width = videoWidth;
    this.#still.height = videoHeight;
    this.#still.getContext('2d')?.drawImage(this.video, 0, 0);
    this.#still.hidden = false;
    this.#part('.poster').hidden = true;
  }

  releaseFrame(): void {
    this.#still.hidden = true;
    const poster = this.#part('.poster') as HTMLImageElement;
    poster.hidden = !poster.src;
  }

  setPoster(image: string | undefined): void {
    const poster = this.#part('.poster') as HTMLImageElement;
    if (image) poster.src = image;
    else poster.removeAttribute('src');
    poster.hidden = !image || !this.#still.hidden;
  }

  /** Sets the length of the live window in seconds; null for a video that is not live. */
  setLive(window: number | null): void {
    const hasWindow = (window ?? 0) >= SHORTEST_WINDOW;
    this.video.targetLiveWindow = window === null ? NaN : hasWindow ? window : 0;
    this.controller.classList.toggle('has-window', hasWindow);
    this.video.dispatchEvent(new Event('targetlivewindowchange'));
  }

  /** Shows or hides the big play button, for when the browser blocks autoplay. */
  askForPress(asks: boolean): void {
    if (asks) this.addControls();
    this.controller.classList.toggle('asks-for-press', asks);
  }

  /**
   * Shows an error over the picture, with a retry button, unless the page shows errors itself; null hides it.
   */
  showError(message: string | null): void {
    if (!this.#displaysErrors) return;
    this.#part('.notice').hidden = message === null;
    this.#part('.notice p').textContent = message;
  }

  remove(): void {
    clearTimeout(this.#furnishing);
    this.container.replaceWith(this.#place);
  }

  #part(selector: string): HTMLElement {
    return this.#root.querySelector(selector) as HTMLElement;
  }
}

/**
 * The ring around the picture is for the keyboard. A browser also gives it to what a script focuses in a page that nobody has used
 * yet: there it waits for the first key.
 */
function ringForKeysOnly(frame: HTMLElement): void {
  if (!('userActivation' in navigator) || navigator.userActivation.hasBeenActive) return;
  frame.classList.add('without-keys');
  for (const event of ['keydown', 'keyup'])
    frame.addEventListener(event, () => frame.classList.remove('without-keys'), {
      capture: true,
      once: true,
    });
}

/**
 * A document as seen by the controls. The element in full screen or picture-in-picture is known only within
 * the shadow root; the document sees the player as a whole.
 */
const seenFrom = (root: ShadowRoot) =>
  Object.assign(root, {
    fullscreenEnabled: document.fullscreenEnabled,
    exitFullscreen: () => document.exitFullscreen(),
    exitPictureInPicture: () => document.exitPictureInPicture(),
  });
