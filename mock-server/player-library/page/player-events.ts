/** In seconds; a live stream's duration is Infinity. */
export interface Moment {
  readonly position: number;
  readonly duration: number;
  readonly currentTime: number;
  readonly seekRange: { readonly start: number; readonly end: number };
}

export interface CaptionsChoice {
  /** The address of a file. */
  readonly id: string;
  readonly label: string;
}

/** The first choice is off. */
export interface CaptionsList {
  readonly tracks: readonly CaptionsChoice[];
  readonly track: number;
}

export interface QualityLevel {
  readonly label: string;
  readonly width?: number;
  readonly height?: number;
}

/** The first level is automatic. */
export interface QualityList {
  readonly levels: readonly QualityLevel[];
  readonly currentQuality: number;
}

export interface AudioTrackList {
  readonly tracks: readonly { readonly name: string; readonly language: string }[];
  readonly currentTrack: number;
}

type Nothing = Readonly<Record<string, never>>;

/** The events of the hosted platform's player that this player emits; each also has its name as `type`. */
export interface PlayerEvents {
  readonly ready: Nothing;
  readonly remove: Nothing;
  readonly play: Nothing;
  readonly pause: Nothing;
  readonly buffer: Nothing;
  readonly firstFrame: Nothing;
  readonly time: Moment;
  readonly seek: Moment & { readonly offset: number };
  readonly seeked: Nothing;
  readonly complete: Nothing;
  readonly error: { readonly code: number };
  readonly autostartNotAllowed: { readonly error: unknown };
  readonly playAttemptFailed: { readonly error: unknown };
  readonly adBreakStart: Nothing;
  readonly adBreakEnd: Nothing;
  readonly adPlay: Nothing;
  readonly adPause: Nothing;
  /** In percent, of a video that is not live. */
  readonly bufferChange: Moment & { readonly bufferPercent: number };
  readonly controls: { readonly controls: boolean };
  readonly cast: { readonly available: boolean; readonly active: boolean };
  readonly volume: { readonly volume: number };
  readonly mute: { readonly mute: boolean };
  readonly playbackRateChanged: { readonly playbackRate: number; readonly position: number };
  readonly captionsList: CaptionsList;
  readonly captionsChanged: CaptionsList;
  readonly levels: QualityList;
  readonly levelsChanged: QualityList;
  readonly audioTracks: AudioTrackList;
  readonly audioTrackChanged: AudioTrackList;
}

export type Emit = <Name extends keyof PlayerEvents>(name: Name, detail: PlayerEvents[Name]) => void;

type Listener = (...event: never[]) => void;

/** The listeners of a player; the browser calls them, each also if another one throws. */
export class PlayerEventEmitter {
  readonly #target = new EventTarget();
  readonly #removed = new AbortController();

  /** A listener of 'all' gets each event with its name before it. */
  add(name: string, listener: Listener): void {
    const call = (event: Event) => listener(...(event as CustomEvent<never[]>).detail);
    this.#target.addEventListener(name, call, { signal: this.#removed.signal });
  }

  readonly emit: Emit = (name, detail) => {
    const event = { ...detail, type: name };
    this.#target.dispatchEvent(new CustomEvent(name, { detail: [event] }));
    this.#target.dispatchEvent(new CustomEvent('all', { detail: [name, event] }));
  };

  /** No listener is called any more. */
  remove(): void {
    this.#removed.abort();
  }
}
