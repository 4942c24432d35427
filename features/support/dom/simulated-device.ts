import type { PlayerDevice } from '../player-controls.ts';

/** A simulated device, whose media keys and screen a page can request. */
export interface SimulatedDevice extends PlayerDevice {
  /** Installs its features on a page's window. */
  provideTo(window: Window): void;
}

type MediaKey = (details: { readonly action: string; readonly seekTime?: number }) => void;

interface ShownMedia {
  readonly title: string;
  readonly artist: string;
  readonly artwork: readonly object[];
}

/** A lock that keeps the screen awake. */
interface Lock {
  addEventListener(type: 'release', listener: () => void): void;
  release(): Promise<void>;
}

/** @param document the current page's */
export function makeSimulatedDevice(document: () => Document): SimulatedDevice {
  let refuses = false;
  let hasTouch = false;
  const connection = { saveData: false };
  /** What the current page has asked for: it goes with the page. */
  let held = new Set<Lock>();
  let keys = new Map<string, MediaKey>();
  let session: { metadata: ShownMedia | null } = { metadata: null };

  const request = async () => {
    if (refuses || document().visibilityState !== 'visible') throw new DOMException('No', 'NotAllowedError');
    const holder = held;
    const listeners: (() => void)[] = [];
    const lock: Lock = {
      addEventListener: (_released, listener) => void listeners.push(listener),
      release: async () => {
        holder.delete(lock);
        listeners.forEach((listener) => listener());
      },
    };
    holder.add(lock);
    return lock;
  };
  return {
    provideTo: (window) => {
      const { navigator } = window;
      held = new Set<Lock>();
      keys = new Map();
      session = sessionWith(keys);
      define(navigator, 'wakeLock', { request });
      define(navigator, 'mediaSession', session);
      define(window, 'MediaMetadata', SimulatedMetadata);
      define(navigator, 'connection', connection);
      if (hasTouch) define(navigator, 'maxTouchPoints', 5);
    },
    saveData: async () => void (connection.saveData = true),
    useTouchScreen: async () => void (hasTouch = true),
    nowPlaying: async () => {
      const { metadata } = session;
      if (!metadata || keys.size === 0) return null;
      const { title, artist, artwork } = metadata;
      return { title, artist, pictures: artwork.length };
    },
    pressKey: async (action, seekTime) =>
      keys.get(action)?.({ action, ...(seekTime !== undefined && { seekTime }) }),
    takeScreen: async () => {
      for (const lock of [...held]) await lock.release();
    },
    isKeptAwake: async () => held.size > 0,
    refuseWaking: async () => void (refuses = true),
    requestedPictureInPicture: async () => document().pictureInPictureElement !== null,
  };
}

const sessionWith = (keys: Map<string, MediaKey>) => ({
  metadata: null,
  playbackState: 'none',
  setActionHandler: (action: string, press: MediaKey | null) => {
    if (press) keys.set(action, press);
    else keys.delete(action);
  },
});

class SimulatedMetadata implements ShownMedia {
  readonly title: string;
  readonly artist: string;
  readonly artwork: readonly object[];

  constructor({ title, artist, artwork }: ShownMedia) {
    this.title = title;
    this.artist = artist;
    this.artwork = artwork;
  }
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });
