/**
 * The parts of the hosted platform's player API that the app uses, as its public reference documents them. Requests return the
 * player; an event reports what has become of them.
 */
export interface LibraryPlayer {
  setup(options: LibrarySetup): LibraryPlayer;
  on(event: string, listener: (detail: LibraryEvent) => void): LibraryPlayer;
  /** Shows or hides the player's own controls. */
  setControls(state: boolean): LibraryPlayer;
  /** Replaces the current items. */
  load(playlist: readonly LibraryItem[]): LibraryPlayer;
  play(): LibraryPlayer;
  pause(): LibraryPlayer;
  /** @param position in seconds; for a live stream, of the media's own timeline */
  seek(position: number): LibraryPlayer;
  /** @param volume from 0 to 100 */
  setVolume(volume: number): LibraryPlayer;
  setMute(state: boolean): LibraryPlayer;
  setPlaybackRate(rate: number): LibraryPlayer;
  /** @param index in the list of captions, whose first entry is off */
  setCurrentCaptions(index: number): LibraryPlayer;
  /** @param index in the list of qualities, whose first entry is automatic */
  setCurrentQuality(index: number): LibraryPlayer;
  setCurrentAudioTrack(index: number): LibraryPlayer;
  /** Changes how captions look; no event reports it. */
  setCaptions(styles: LibraryCaptions): LibraryPlayer;
  /** Asks the viewer for a device to cast to. */
  requestCast(): LibraryPlayer;
  stopCasting(): LibraryPlayer;
  /** Pauses or resumes the ad that is shown. */
  pauseAd(state: boolean): LibraryPlayer;
  remove(): LibraryPlayer;
  /** The player's element, which contains its media element. */
  getContainer(): HTMLElement;
  /** From 0 to 100. */
  getVolume(): number;
  getMute(): boolean;
  /** In seconds. */
  getPosition(): number;
  /** In seconds; not finite or below 0 for a live stream. */
  getDuration(): number;
}

/** How captions look. */
export interface LibraryCaptions {
  /** In hex, like the color of the background. */
  readonly color: string;
  /** 15 is the usual size. */
  readonly fontSize: number;
  readonly backgroundColor: string;
  /** In percent. */
  readonly backgroundOpacity: number;
  readonly edgeStyle: 'none' | 'depressed' | 'dropshadow' | 'raised' | 'uniform';
}

export interface LibraryItem {
  readonly mediaid: string;
  readonly title: string;
  readonly image: string | undefined;
  readonly sources: readonly {
    readonly file: string;
    /** Omitted if unknown: the library then tells it by itself. */
    readonly type?: string;
    /** License servers by protection system. */
    readonly drm?: Readonly<Record<string, unknown>>;
  }[];
  readonly tracks: readonly {
    readonly file: string;
    readonly kind: string;
    readonly label: string | undefined;
  }[];
  /** In seconds. */
  readonly starttime: number;
  /** The ads, or the address of a VMAP document. */
  readonly adschedule?: readonly LibraryAdBreak[] | string;
}

export interface LibraryAdBreak {
  readonly offset: string;
  /** The next address is asked if one has no ad or fails. */
  readonly tag: readonly string[];
}

export interface LibrarySetup {
  readonly playlist: readonly LibraryItem[];
  readonly autostart: boolean;
  /** Whether the player shows its own controls. */
  readonly controls: boolean;
  readonly width: string;
  readonly height: string;
  /** Whether the player shows its own error messages. */
  readonly displayErrors: boolean;
  /** Offers the devices to cast to, with the library's default receiver. */
  readonly cast: Readonly<Record<string, never>>;
  readonly advertising?: LibraryAdvertising;
}

export interface LibraryAdvertising {
  readonly client: 'vast';
  /** In seconds. */
  readonly skipoffset?: number;
}

export interface LibraryEvent {
  readonly position?: number;
  /** In seconds; not finite or below 0 for a live stream. */
  readonly duration?: number;
  /** In seconds of the media's own timeline, where `position` of a live stream may count back from its end. */
  readonly currentTime?: number;
  /** In seconds of the media's own timeline. */
  readonly seekRange?: { readonly start: number; readonly end: number };
  /** The target of a seek, in seconds. */
  readonly offset?: number;
  /** The code of an error. */
  readonly code?: number;
  /** The reason for a failed attempt to play. */
  readonly error?: unknown;
  readonly playbackRate?: number;
  /** From 0 to 100. */
  readonly volume?: number;
  readonly mute?: boolean;
  /** Of captions: the first entry is off. Of audio tracks: those of the item. */
  readonly tracks?: readonly LibraryTrack[];
  /** The index of the active captions. */
  readonly track?: number;
  /** The index of the active audio track. */
  readonly currentTrack?: number;
  /** The qualities; the first one is automatic. */
  readonly levels?: readonly LibraryLevel[];
  /** The index of the chosen quality. */
  readonly currentQuality?: number;
  /** How much of the item is loaded, from 0 to 100; not of a live stream. */
  readonly bufferPercent?: number;
  /** Whether there is a device to cast to. */
  readonly available?: boolean;
  /** Whether the player casts. */
  readonly active?: boolean;
  /** The name of the device that it casts to. */
  readonly deviceName?: string;
}

/** An entry of a list; captions and qualities have a label, audio tracks a name. */
export interface LibraryTrack {
  readonly label?: string;
  readonly name?: string;
  readonly language?: string;
}

/** A quality; the automatic one has no size. */
export interface LibraryLevel extends LibraryTrack {
  /** In pixels, like the height. */
  readonly width?: number;
  readonly height?: number;
}

export type PlayerLibrary = (place: HTMLElement) => LibraryPlayer;

/** Loads the library from a URL into the page. Fails if it cannot be loaded. */
export type LoadPlayerLibrary = (address: string) => Promise<PlayerLibrary>;

declare global {
  interface Window {
    jwplayer?: PlayerLibrary;
  }
}

interface ScriptPolicy {
  /** What it makes is only passed on, and typed as the text that it stands for. */
  createScriptURL(address: string): string;
}

/** Trusted Types, not in every browser. */
interface WithTrustedTypes {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

/**
 * Loads the library as a script, which is at one address; after a failure, or while it is not answered, it can be requested again.
 */
export function makeScriptLibraryLoader(window: Window, library: string): LoadPlayerLibrary {
  const { trustedTypes } = window as Window & WithTrustedTypes;
  const checked = only(library);
  const policy = trustedTypes?.createPolicy('player-library', { createScriptURL: checked });
  let unanswered = 0;
  return (address) =>
    new Promise((resolve, reject) => {
      const script = window.document.createElement('script');
      const fail = () => {
        script.remove();
        reject(new Error(`No player library at ${address}`));
      };
      // A browser that waits for an address does not request it a second time.
      const requested = unanswered === 0 ? address : `${address}?attempt=${unanswered + 1}`;
      const answer = (settle: () => void) => () => {
        unanswered--;
        settle();
      };
      script.addEventListener(
        'load',
        answer(() => (window.jwplayer ? resolve(window.jwplayer) : fail())),
      );
      script.addEventListener('error', answer(fail));
      script.src = policy ? policy.createScriptURL(requested) : checked(requested);
      window.document.head.append(script);
      unanswered++;
    });
}

const LIBRARY = /^https?:\/\/[^?#]*\/libraries\/[^/?#]+\.js$/;
const ATTEMPT = /\?attempt=\d+$/;

/** The address of the library itself, or of a further attempt; throws for any other, and if it is the address of no library. */
const only =
  (library: string) =>
  (address: string): string => {
    if (LIBRARY.test(library) && address.replace(ATTEMPT, '') === library) return address;
    throw new TypeError(`Not the address of a player library: ${address}`);
  };
