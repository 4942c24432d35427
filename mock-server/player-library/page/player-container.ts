import { makeAdScreen } from './ad-screen.ts';
import type { SetupOptions } from './setup-options.ts';

/** The elements of a player. */
export interface PlayerContainer {
  readonly element: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly adScreen: HTMLElement;
}

/** Styles are set by script, which a Content-Security-Policy without `'unsafe-inline'` allows. */
export function makePlayerContainer(options: SetupOptions): PlayerContainer {
  const { width, height, controls = true, mute = false, volume = 100 } = options;
  const element = document.createElement('div');
  element.className = 'jwplayer';
  Object.assign(element.style, {
    position: 'relative',
    width,
    height,
    background: '#000',
    overflow: 'hidden',
  });
  const video = document.createElement('video');
  Object.assign(video, {
    playsInline: true,
    crossOrigin: 'anonymous',
    controls,
    muted: mute,
    volume: volume / 100,
  });
  Object.assign(video.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    background: '#000',
  });
  const adScreen = makeAdScreen();
  element.append(video, adScreen);
  return { element, video, adScreen };
}
