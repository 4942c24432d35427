import type { PlayerItem } from './setup-options.ts';

export type PlayerState = 'idle' | 'buffering' | 'playing' | 'paused' | 'complete' | 'error';

/** What started playback. */
export type PlayReason = 'autostart' | 'external' | 'interaction' | 'playlist';

interface Change {
  readonly oldstate: PlayerState;
  readonly newstate: PlayerState;
  readonly reason: PlayerState;
}

interface Failure {
  readonly code: number;
  readonly message: string;
  readonly sourceError: unknown;
}

/** In seconds; a live stream's duration is Infinity. */
interface Moment {
  readonly position: number;
  readonly duration: number;
  readonly currentTime: number;
  readonly seekRange: { readonly start: number; readonly end: number };
}

export interface CaptionsChoice {
  /** The address of a file, or the number of a track of the stream. */
  readonly id: string | number;
  readonly label: string;
  readonly language?: string;
}

export interface QualityLevel {
  readonly label: string;
  readonly bitrate?: number;
  readonly width?: number;
  readonly height?: number;
}

export interface VisualQuality {
  readonly level: QualityLevel & { readonly index: number };
  readonly mode: 'auto' | 'manual';
  readonly reason: 'initial choice' | 'auto' | 'api';
}

export interface AudioTrackChoice {
  readonly name: string;
  readonly language: string;
  readonly defaulttrack: boolean;
  readonly autoselect: boolean;
  readonly groupid: string;
}

interface AudioTracks {
  readonly tracks: readonly AudioTrackChoice[];
  readonly currentTrack: number;
}

interface AdChange {
  readonly oldstate: 'playing' | 'paused';
  readonly newstate: 'playing' | 'paused';
  readonly tag: string;
}

type Nothing = Readonly<Record<string, never>>;

/** The events of the hosted platform's player that this player emits; each also has its name as `type`. */
export interface PlayerEvents {
  readonly ready: { readonly setupTime: number; readonly viewable: 1 };
  readonly setupError: Failure;
  readonly remove: Nothing;
  readonly playlist: { readonly playlist: readonly PlayerItem[] };
  readonly playlistItem: { readonly index: number; readonly item: PlayerItem };
  readonly playlistComplete: Nothing;
  readonly beforePlay: { readonly playReason: PlayReason; readonly viewable: 1 };
  readonly play: Change & { readonly playReason: PlayReason; readonly viewable: 1 };
  readonly pause: Change & { readonly viewable: 1 };
  readonly buffer: Change;
  readonly idle: Change;
  readonly firstFrame: { readonly loadTime: number; readonly viewable: 1 };
  readonly time: Moment & { readonly viewable: 1 };
  readonly seek: Moment & { readonly offset: number };
  readonly seeked: Nothing;
  readonly complete: Nothing;
  readonly error: Failure;
  readonly autostartNotAllowed: {
    readonly code: number;
    readonly error: unknown;
    readonly reason: 'autoplayDisabled';
  };
  readonly playAttemptFailed: {
    readonly code: number;
    readonly error: unknown;
    readonly item: PlayerItem | null;
    readonly playReason: PlayReason;
  };
  readonly adBreakStart: Nothing;
  readonly adBreakEnd: Nothing;
  readonly adPlay: AdChange;
  readonly adPause: AdChange;
  /** In percent, of a video that is not live. */
  readonly bufferChange: Moment & { readonly bufferPercent: number };
  readonly controls: { readonly controls: boolean };
  readonly cast: { readonly available: boolean; readonly active: boolean; readonly deviceName: string };
  readonly fullscreen: { readonly fullscreen: boolean };
  readonly volume: { readonly volume: number };
  readonly mute: { readonly mute: boolean };
  readonly captionsList: { readonly tracks: readonly CaptionsChoice[]; readonly track: number };
  readonly captionsChanged: { readonly tracks: readonly CaptionsChoice[]; readonly track: number };
  readonly levels: { readonly levels: readonly QualityLevel[]; readonly currentQuality: number };
  readonly levelsChanged: { readonly levels: readonly QualityLevel[]; readonly currentQuality: number };
  readonly visualQuality: VisualQuality;
  readonly audioTracks: AudioTracks;
  readonly audioTrackChanged: AudioTracks;
  readonly playbackRateChanged: { readonly playbackRate: number; readonly position: number };
}

export type Emit = <Name extends keyof PlayerEvents>(name: Name, detail: PlayerEvents[Name]) => void;

type Listener = ((detail: never) => void) | ((name: never, detail: never) => void);

/** The event listeners. One that throws does not affect the others. */
export class PlayerEventEmitter {
  readonly #all = new Map<string, Set<{ readonly listener: Listener; readonly once: boolean }>>();

  /** `names` may list several events, separated by spaces. */
  add(names: string, listener: Listener, once = false): void {
    for (const name of names.split(' ')) {
      const known = this.#all.get(name) ?? new Set();
      known.add({ listener, once });
      this.#all.set(name, known);
    }
  }

  /** Without a listener, removes all of the event; without an event, all of the player. */
  drop(names?: string, listener?: Listener): void {
    if (names === undefined) this.#all.clear();
    for (const name of names?.split(' ') ?? []) {
      for (const entry of this.#all.get(name) ?? []) {
        if (!listener || entry.listener === listener) this.#all.get(name)?.delete(entry);
      }
    }
  }

  readonly emit: Emit = (name, detail) => this.trigger(name, detail);

  /** Calls the listeners of an event, and those of 'all'. */
  trigger(name: string, detail: object): void {
    const event = { ...detail, type: name };
    for (const entry of [...(this.#all.get(name) ?? [])]) {
      if (entry.once) this.#all.get(name)?.delete(entry);
      notify(() => (entry.listener as (detail: unknown) => void)(event));
    }
    for (const { listener } of [...(this.#all.get('all') ?? [])]) {
      notify(() => (listener as (name: string, detail: unknown) => void)(name, event));
    }
  }
}

function notify(listen: () => void): void {
  try {
    listen();
  } catch (error) {
    reportError(error);
  }
}
