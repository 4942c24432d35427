import './control-elements.ts';
import { controls, frame } from './controls.ts';
import { style } from './controls-style.ts';
import { QualityList } from './quality-list.ts';
import { sizeOf, type SetupOptions } from './setup-options.ts';

/** Milliseconds after which the controls come, whether there is a picture by then or not. */
const LATEST_CONTROLS = 400;
/** Seconds of a live stream from which on there is something to seek in. */
const SHORTEST_WINDOW = 60;

/** What the controls read from a video element besides its own. */
type Video = HTMLVideoElement & { videoRenditions?: QualityList; targetLiveWindow?: number };

/** What the player puts into the page: a container in its place's place, and in it, apart from the page's style, the video. */
export class Stage {
  readonly container = document.createElement('div');
  readonly video: Video = document.createElement('video');
  readonly qualities: QualityList;
  readonly #root = this.container.attachShadow({ mode: 'open' });
  readonly #place: HTMLElement;
  #isFurnished = false;

  /** `chooseLevel` is told the viewer's choice of a size, or -1. */
  constructor(place: HTMLElement, options: SetupOptions, chooseLevel: (level: number) => void) {
    this.#place = place;
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
    this.#place.replaceWith(this.container);
    setTimeout(() => this.furnish(), autostart ? LATEST_CONTROLS : 0);
  }

  /** Brings the controls, once. They come late, for the first picture not to wait for them. */
  furnish(): void {
    if (!this.#isFurnished) this.controller.insertAdjacentHTML('beforeend', controls);
    this.#isFurnished = true;
  }

  get controller(): HTMLElement {
    return this.#part('media-controller');
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

  /** Says something in place of the picture, with a way to try again. */
  say(message: string | null): void {
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
