/** The parts of the hosted platform's player API that the app uses. */
export interface LibraryPlayer {
  setup(options: LibrarySetup): LibraryPlayer;
  on(event: string, listener: (detail: LibraryEvent) => void): LibraryPlayer;
  play(): LibraryPlayer;
  remove(): LibraryPlayer;
  /** The element that the player stands in, which takes the focus for it. */
  getContainer(): HTMLElement;
  /** In seconds. */
  getPosition(): number;
  /** In seconds; not finite or below 0 for a live stream. */
  getDuration(): number;
}

export interface LibrarySetup {
  readonly playlist: readonly {
    readonly mediaid: string;
    readonly title: string;
    readonly image: string | undefined;
    readonly sources: readonly { readonly file: string; readonly type: string }[];
    readonly tracks: readonly {
      readonly file: string;
      readonly kind: string;
      readonly label: string | undefined;
    }[];
    readonly starttime: number;
  }[];
  readonly autostart: boolean;
  readonly mute: boolean;
  readonly width: string;
  readonly height: string;
}

export interface LibraryEvent {
  readonly position?: number;
  readonly duration?: number;
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
