import { makeAdScreen } from './ad-screen.ts';
import { sizeOf, type SetupOptions } from './setup-options.ts';

/**
 * The elements of the player: a container that replaces the given element, with the video and the screen of the ads. Styles are
 * set by script, which a Content-Security-Policy without `'unsafe-inline'` allows.
 */
export class PlayerContainer {
  readonly element = document.createElement('div');
  readonly video = document.createElement('video');
  readonly adScreen = makeAdScreen();

  constructor(
    private readonly place: HTMLElement,
    options: SetupOptions,
  ) {
    const { element, video } = this;
    element.id = place.id;
    element.className = 'jwplayer';
    Object.assign(element.style, { position: 'relative', background: '#000', overflow: 'hidden' });
    this.resize(options);
    video.playsInline = true;
    video.crossOrigin = 'anonymous';
    video.controls = options.controls ?? true;
    Object.assign(video.style, {
      display: 'block',
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      background: '#000',
    });
    element.append(video, this.adScreen);
    place.replaceWith(element);
  }

  resize(options: SetupOptions): void {
    const { style } = this.element;
    for (const name of ['width', 'height', 'aspect-ratio']) style.removeProperty(name);
    for (const [name, value] of Object.entries(sizeOf(options))) style.setProperty(name, value);
  }

  setPoster(image: string | undefined): void {
    if (image) this.video.poster = image;
    else this.video.removeAttribute('poster');
  }

  get isFullScreen(): boolean {
    return document.fullscreenElement === this.element;
  }

  /** Nothing changes if the browser refuses. */
  setFullScreen(enters: boolean): void {
    if (enters === this.isFullScreen) return;
    const change = enters ? this.element.requestFullscreen() : document.exitFullscreen();
    change.catch(() => undefined);
  }

  remove(): void {
    this.element.replaceWith(this.place);
  }
}
