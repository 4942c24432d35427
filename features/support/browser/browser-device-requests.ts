import type { Page } from 'playwright';
import type { PlayerDevice } from '../player-controls.ts';
import { inPage } from './in-page.ts';

interface WatchedDevice {
  readonly held: Set<EventTarget>;
  refuses: boolean;
  asksForPicture: boolean;
  readonly actions: Map<string, (details: { action: string; seekTime?: number }) => void>;
}

declare global {
  interface Window {
    watchedDevice: WatchedDevice;
  }
}

/** Records what the page requests from its device. Runs in the page, before everything else. */
function watchDevice(): void {
  const device: WatchedDevice = {
    held: new Set(),
    refuses: false,
    asksForPicture: false,
    actions: new Map(),
  };
  window.watchedDevice = device;
  const wakeLock = {
    request: () => {
      if (device.refuses || document.visibilityState !== 'visible')
        return Promise.reject(new DOMException('No', 'NotAllowedError'));
      const lock = Object.assign(new EventTarget(), {
        release: () => {
          device.held.delete(lock);
          lock.dispatchEvent(new Event('release'));
          return Promise.resolve();
        },
      });
      device.held.add(lock);
      return Promise.resolve(lock);
    },
  };
  // Picture-in-picture does not work without a screen.
  HTMLVideoElement.prototype.requestPictureInPicture = () => {
    device.asksForPicture = true;
    return Promise.resolve(new EventTarget() as PictureInPictureWindow);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
  navigator.mediaSession.setActionHandler = (action, handler) => {
    if (handler)
      device.actions.set(action, handler as (details: { action: string; seekTime?: number }) => void);
    else device.actions.delete(action);
  };
}

export const WATCH_DEVICE = inPage(watchDevice);

/**
 * What the device shows and does at the page's request.
 *
 * @param runFirst runs a script before the app, from the next page load on
 */
export const browserDeviceRequests = (
  page: () => Page,
  runFirst: (script: string) => Promise<void>,
): PlayerDevice => ({
  saveData: () => runFirst(`Object.defineProperty(navigator.connection, 'saveData', { get: () => true });`),
  useTouchScreen: async () => {
    // A script that does nothing marks the session as altered.
    await runFirst('');
    const devtools = await page().context().newCDPSession(page());
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  },
  requestedPictureInPicture: () => page().evaluate(() => window.watchedDevice.asksForPicture),
  nowPlaying: () =>
    page().evaluate(() => {
      const { metadata } = navigator.mediaSession;
      if (!metadata || window.watchedDevice.actions.size === 0) return null;
      return { title: metadata.title, artist: metadata.artist, pictures: metadata.artwork.length };
    }),
  pressKey: (action, seekTime) =>
    page().evaluate(
      (pressed) => window.watchedDevice.actions.get(pressed.action)?.(pressed),
      seekTime === undefined ? { action } : { action, seekTime },
    ),
  takeScreen: () =>
    page().evaluate(() => {
      const { held } = window.watchedDevice;
      for (const lock of held) lock.dispatchEvent(new Event('release'));
      held.clear();
    }),
  isKeptAwake: () => page().evaluate(() => window.watchedDevice.held.size > 0),
  refuseWaking: () => runFirst('window.watchedDevice.refuses = true;'),
});
