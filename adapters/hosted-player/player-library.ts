/** The parts of the hosted platform's player API that the app uses. */
export interface LibraryPlayer {
  setup(options: LibrarySetup): LibraryPlayer;
  on(event: string, listener: (detail: LibraryEvent) => void): LibraryPlayer;
  /** Takes other items in place of the present ones. */
  load(playlist: readonly LibraryItem[]): LibraryPlayer;
  play(): LibraryPlayer;
  pause(): LibraryPlayer;
  /** To a position in seconds. */
  seek(position: number): LibraryPlayer;
  remove(): LibraryPlayer;
  /** The element that the player stands in, which takes the focus for it. */
  getContainer(): HTMLElement;
  /** In seconds. */
  getPosition(): number;
  /** In seconds; not finite or below 0 for a live stream. */
  getDuration(): number;
}

export interface LibraryItem {
  readonly mediaid: string;
  readonly title: string;
  readonly image: string | undefined;
  readonly sources: readonly {
    readonly file: string;
    readonly type: string;
    /** By protection system: where its licence comes from. */
    readonly drm?: Readonly<Record<string, unknown>>;
  }[];
  readonly tracks: readonly {
    readonly file: string;
    readonly kind: string;
    readonly label: string | undefined;
  }[];
  /** In seconds. */
  readonly starttime: number;
}

export interface LibrarySetup {
  readonly playlist: readonly LibraryItem[];
  readonly autostart: boolean;
  readonly mute: boolean;
  readonly width: string;
  readonly height: string;
  /** Whether the player itself says what went wrong. */
  readonly displayErrors: boolean;
  readonly advertising?: LibraryAdvertising;
}

export interface LibraryAdvertising {
  readonly client: 'vast';
  readonly schedule: readonly { readonly offset: string; readonly tag: string }[];
  /** In seconds. */
  readonly skipoffset?: number;
}

export interface LibraryEvent {
  readonly position?: number;
  readonly duration?: number;
  /** Where a seek leads, in seconds. */
  readonly offset?: number;
  /** Of an error. */
  readonly code?: number;
  /** Of an attempt to play that came to nothing. */
  readonly error?: unknown;
  readonly playbackRate?: number;
}

export type PlayerLibrary = (place: HTMLElement) => LibraryPlayer;

/** Brings the library at an address into the page. Fails where it cannot be loaded. */
export type LoadPlayerLibrary = (address: string) => Promise<PlayerLibrary>;

declare global {
  interface Window {
    jwplayer?: PlayerLibrary;
  }
}

/** Loads the library as a script of the page; a script that failed may be asked for again. */
export const makeScriptLibraryLoader =
  (window: Window): LoadPlayerLibrary =>
  (address) =>
    new Promise((resolve, reject) => {
      const script = window.document.createElement('script');
      const fail = () => {
        script.remove();
        reject(new Error(`No player library at ${address}`));
      };
      script.addEventListener('load', () => (window.jwplayer ? resolve(window.jwplayer) : fail()));
      script.addEventListener('error', fail);
      script.src = address;
      window.document.head.append(script);
    });
